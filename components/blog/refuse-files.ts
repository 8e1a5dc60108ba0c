/**
 * A file that is dropped where nothing takes it opens in place of the page, with all that is written there. Until the signal
 * comes, it does not.
 */
export function refuseFiles(signal: AbortSignal) {
  const refuse = (event: DragEvent) => {
    const { dataTransfer: from, target, defaultPrevented: isTaken } = event
    const isChooser = target instanceof HTMLInputElement && target.type === 'file'
    if (isTaken || isChooser || !from?.types.includes('Files')) return
    event.preventDefault()
    from.dropEffect = 'none'
  }
  // At the window, behind whoever takes files.
  addEventListener('dragover', refuse, { signal })
  addEventListener('drop', refuse, { signal })
}
