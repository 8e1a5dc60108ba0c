/** Resolves once the page has loaded with its pictures; at once when it has. */
export const whenLoaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done()
    else addEventListener('load', () => done(), { once: true })
  })

/** Acts when the browser has nothing else to do, or after `timeout` milliseconds. Safari has no idle callbacks. */
export function whenIdle(act: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, options)
  else setTimeout(act)
}
