import './toast.css'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { Icon } from './icons'
import { openDialog, type Toast } from './toast'
import { keepToastFocus } from './toast-focus'

const DURATION = 4000
let mounted: Promise<HTMLElement> | undefined
/** The toast that is shown of an event: what the library calls it, and all that it says. */
const shown = new Map<string, { name: string | number; words: string }>()

/** Mounts the host once, beside the page, then shows the toast. */
export async function presentToast({ id, kind = 'info', title, description, duration }: Toast) {
  mounted ??= mount()
  const place = await mounted
  const dialog = openDialog()
  if (dialog) moveInto(dialog, place)
  // The dialog that held it may have been taken away without being closed.
  else if (!place.isConnected) moveHome(place)
  const stays = kind === 'error'
  // Of another event as well: the same refusal of three acts is said once.
  const words = [kind, title, description].join('\n')
  for (const [event, former] of shown) {
    if (event !== id && former.words !== words) continue
    // Not the same toast anew: one whose time is just over would take the new words along as it leaves.
    sonner.dismiss(former.name)
    shown.delete(event)
  }
  const name = sonner[kind](title, {
    description,
    duration: duration ?? (stays ? Number.POSITIVE_INFINITY : DURATION),
    closeButton: stays,
  })
  shown.set(id, { name, words })
}

function mount() {
  const place = document.body.appendChild(document.createElement('div'))
  place.className = 'toast-host'
  return new Promise<HTMLElement>((ready) => createRoot(place).render(<ToastHost ready={() => ready(place)} />))
}

/**
 * A modal dialog covers the page with everything on it, and what is not inside of it can be neither closed nor read out.
 * So the host is its guest until it closes; raised, so that it stands above whatever the dialog clips.
 */
function moveInto(dialog: Element, place: HTMLElement) {
  if (place.parentElement !== dialog) {
    dialog.append(place)
    const stop = new AbortController()
    const leave = () => {
      if (place.parentElement !== dialog) return stop.abort()
      // One that nobody decided to close is open again by now (components/blog/url-dialog.tsx), and covers the page anew.
      if (dialog instanceof HTMLDialogElement && dialog.open) return moveInto(dialog, place)
      stop.abort()
      moveHome(place)
    }
    dialog.addEventListener('close', leave, { signal: stop.signal })
  }
  place.popover = 'manual'
  if (place.matches(':popover-open')) place.hidePopover()
  place.showPopover()
}

function moveHome(place: HTMLElement) {
  place.popover = null
  document.body.append(place)
}

function ToastHost({ ready }: { ready: () => void }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const host = place.current
    // The page's own live region reads the message; two would read it twice.
    host?.querySelector('section')?.setAttribute('aria-live', 'off')
    if (host) keepToastFocus(host)
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
