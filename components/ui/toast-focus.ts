/** Looks after the focus in the toasts of a host, in place of the library. */
export function keepToastFocus(host: HTMLElement): void {
  /** Where it came from, and returns to when the toast that has it goes. */
  let from: HTMLElement | null = null
  const isInside = (target: EventTarget | null) => target instanceof Node && host.contains(target)
  const giveBack = () => {
    if (from?.isConnected && isInside(document.activeElement)) from.focus({ preventScroll: true })
  }
  // The library pauses its clocks under the pointer only; here focus counts as a pointer.
  const point = (type: 'mouseover' | 'mouseout') =>
    host.querySelector('ol')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  // Not told to the library: it sends the focus back whenever it leaves, and who goes on by Tab would never get past.
  host.addEventListener('focusin', (event) => {
    event.stopPropagation()
    const { relatedTarget } = event
    if (!isInside(relatedTarget)) from = relatedTarget instanceof HTMLElement ? relatedTarget : null
    point('mouseover')
  })
  host.addEventListener('focusout', (event) => {
    event.stopPropagation()
    point('mouseout')
  })
  host.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close-button]')) giveBack()
  })
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    // The dialog around it stays.
    event.preventDefault()
    event.stopPropagation()
    const close = event.target.closest('.toast')?.querySelector<HTMLElement>('[data-close-button]')
    if (close) close.click()
    else giveBack()
  })
}
