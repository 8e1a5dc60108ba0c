import './toast.css'
import { useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import { Icon } from './icons'
import type { Toast } from './toast'

const DURATION = 4000
let mounted: Promise<void> | undefined

/** Mounts the host once, beside the page, then shows the toast. */
export async function presentToast({ id, kind = 'info', title, description, duration }: Toast) {
  mounted ??= mount()
  await mounted
  const stays = kind === 'error'
  sonner[kind](title, {
    id,
    description,
    duration: duration ?? (stays ? Number.POSITIVE_INFINITY : DURATION),
    closeButton: stays,
  })
}

function mount() {
  const place = document.body.appendChild(document.createElement('div'))
  return new Promise<void>((ready) => createRoot(place).render(<ToastHost ready={ready} />))
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
