import './toast.css'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { Icon } from './icons'
import type { Toast } from './toast'

const DURATION = 4000
let mounted: Promise<HTMLElement> | undefined

/** Mounts the host once, beside the page, then shows the toast. */
export async function presentToast({ id, kind = 'info', title, description, duration }: Toast) {
  mounted ??= mount()
  const place = await mounted
  const dialog = document.querySelector('dialog:modal')
  if (dialog) raiseOver(dialog, place)
  // Nothing outside of a modal dialog can be closed; there the error stays in the form alone.
  const stays = kind === 'error' && !dialog
  sonner[kind](title, {
    id,
    description,
    duration: duration ?? (stays ? Number.POSITIVE_INFINITY : DURATION),
    closeButton: stays,
  })
}

function mount() {
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'toast-host'
  return new Promise<HTMLElement>((ready) => createRoot(place).render(<ToastHost ready={() => ready(place)} />))
}

/** A modal dialog covers the page with everything on it; only what is raised after it stands above it, until it closes. */
function raiseOver(dialog: Element, place: HTMLElement) {
  place.popover = 'manual'
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
  dialog.addEventListener(
    'close',
    () => {
      place.popover = null
    },
    { once: true },
  )
}

function ToastHost({ ready }: { ready: () => void }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = place.current
    // The page's own live region reads the message; two would read it twice.
    host?.querySelector('section')?.setAttribute('aria-live', 'off')
    // The library pauses its clocks under the pointer only; here focus counts as a pointer.
    const pretend = (type: string) => () =>
      host?.querySelector('ol')?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
    host?.addEventListener('focusin', pretend('mouseover'))
    host?.addEventListener('focusout', pretend('mouseout'))
    ready()
  }, [ready])

  return (
    <div ref={place}>
      <Toaster
        visibleToasts={3}
        gap={14}
        position="bottom-right"
        icons={{
          success: <Icon name="check" className="size-5 text-success" />,
          error: <Icon name="warning" className="size-5 text-danger" />,
          warning: <Icon name="warning" className="size-5 text-warning" />,
          info: <Icon name="info" className="size-5 text-info" />,
          close: <Icon name="close" className="size-4" />,
        }}
        toastOptions={{ unstyled: true, className: 'toast' }}
      />
    </div>
  )
}
