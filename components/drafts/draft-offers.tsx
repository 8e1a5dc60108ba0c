'use client'

import { buttonClass } from '@/components/ui/button'
import { REST } from '@/components/ui/focus-rest'
import { useFocusRest } from '@/components/ui/use-focus-rest'
import { relativeTime } from '@/lib/core/relative-time'
import type { DraftNoticeProps } from './draft-notice'
import type { Copy } from './keeping'
import { offeredTexts } from './offered-texts'

/** The offers themselves, whose code comes when there are any. */
export function DraftOffers({ draft, ...show }: DraftNoticeProps) {
  const { offers, undo } = draft
  const noteFocus = useFocusRest()
  return (
    <div className="draft-notice">
      {undo && (
        <p {...REST} role="status" className="draft-line">
          {undo === 'restored' ? 'Your text is back.' : 'The text was discarded.'}
          <button
            type="button"
            onClick={() => {
              noteFocus()
              draft.takeBack()
            }}
          >
            Undo
          </button>
        </p>
      )}
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} draft={draft} {...show} />
      ))}
    </div>
  )
}

function Offer({ offer, draft, labels, version = 0 }: DraftNoticeProps & { offer: Copy }) {
  const texts = offeredTexts(offer.fields, labels, draft.stored)
  const noteFocus = useFocusRest()
  const decide = (act: (offer: Copy) => void) => () => {
    noteFocus()
    act(offer)
  }
  return (
    <section aria-label="Text that was not posted" className="draft-offer">
      <p {...REST} className="draft-line">
        <b>You have text here that was not posted</b>
        <time dateTime={new Date(offer.at).toISOString()} className="text-muted">
          {relativeTime(new Date(offer.at).toISOString(), new Date(), 'comment')}
        </time>
      </p>
      {Number(offer.fields.version) < version && (
        <p>It was written on an older version. Before it replaces the newer one, you will see both.</p>
      )}
      <div className="my-2 flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary', 'small')} onClick={decide(draft.restore)}>
          Restore
        </button>
        <button type="button" className={buttonClass('outline', 'small')} onClick={decide(draft.discard)}>
          Discard
        </button>
      </div>
      {texts.map(({ name, label, text }) => (
        <Preview key={name} label={label} text={text} />
      ))}
    </section>
  )
}

const SHOWN = 280

/** The beginning of a text, and all of it for whoever wants to be sure. */
function Preview({ label, text }: { label: string; text: string }) {
  const isLong = text.length > SHOWN
  return (
    <div className="draft-preview">
      <b>{label}: </b>
      {isLong ? `${text.slice(0, SHOWN)}…` : text}
      {isLong && (
        <details>
          <summary>Show all of it</summary>
          {text}
        </details>
      )}
    </div>
  )
}
