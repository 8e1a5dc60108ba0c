import type { CSSProperties } from 'react'
import { site } from '@/lib/core/site'
import { scoreLevel, scoreText, scoreWord } from '@/lib/reviews/score'

/*
 * Drawn to a picture by next/og, which knows flex boxes and inline styles only: no style sheet, no variables. Colours are
 * those of app/tokens.css in light.
 */
const PAPER = '#fbfaf6'
const INK = '#16181b'
const MUTED = '#5a5f66'
const ACCENT = '#c2330f'
const SCORE = { 5: '#0b6b45', 4: '#2e7d32', 3: '#8a6100', 2: '#a84a00', 1: '#b3261e' } as const

const display: CSSProperties = { fontFamily: 'Display, Display Ext', fontWeight: 700 }
const column: CSSProperties = { display: 'flex', flexDirection: 'column' }

type ShareCardProps = {
  kicker: string
  title: string
  byline: string
  rating: number | null
  /** A data address, or null. */
  picture: string | null
}

/** The picture of a page where its link is shared, 1200 × 630. */
export function ShareCard({ kicker, title, byline, rating, picture }: ShareCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: PAPER,
        color: INK,
        fontFamily: 'Interface, Interface Ext',
      }}
    >
      <div
        style={{ ...column, flex: 1, padding: 64, justifyContent: 'space-between', borderTop: `12px solid ${ACCENT}` }}
      >
        <div style={column}>
          <div style={{ color: ACCENT, fontSize: 24, letterSpacing: 2, textTransform: 'uppercase' }}>{kicker}</div>
          <div
            style={{
              ...display,
              display: 'block',
              marginTop: 20,
              fontSize: toSize(title, picture !== null),
              lineHeight: 1.06,
              letterSpacing: '-0.02em',
              lineClamp: 5,
              wordBreak: 'break-word',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', fontSize: 26 }}>
          <div style={{ ...display, fontSize: 40, letterSpacing: '-0.03em' }}>{site.name}</div>
          <div style={{ color: MUTED }}>{byline}</div>
        </div>
      </div>
      {picture && (
        <div
          style={{
            display: 'flex',
            position: 'relative',
            width: 440,
            backgroundImage: `url(${picture})`,
            backgroundSize: '440px 630px',
          }}
        >
          {rating !== null && <ScoreSquare rating={rating} />}
        </div>
      )}
    </div>
  )
}

function ScoreSquare({ rating }: { rating: number }) {
  return (
    <div
      style={{
        ...column,
        position: 'absolute',
        left: 32,
        bottom: 32,
        width: 176,
        height: 176,
        alignItems: 'center',
        justifyContent: 'center',
        background: SCORE[scoreLevel(rating)],
        color: '#ffffff',
      }}
    >
      <div style={{ ...display, fontSize: 88, lineHeight: 1 }}>{scoreText(rating)}</div>
      <div style={{ fontSize: 24 }}>{scoreWord(rating)}</div>
    </div>
  )
}

/** Long titles are set smaller, so that 120 characters still fit. */
function toSize(title: string, narrow: boolean): number {
  const steps = title.length > 80 ? 2 : title.length > 45 ? 1 : 0
  return (narrow ? [68, 58, 46] : [92, 76, 60])[steps] ?? 46
}
