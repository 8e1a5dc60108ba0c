'use client'

import { useReportWebVitals } from 'next/web-vitals'
import { useEffect } from 'react'
import { routes } from '@/lib/core/routes'
import { pageKindOf } from '@/lib/views/page-kind'
import type { VitalsInput } from '@/lib/views/vitals-schema'

type Measured = { name: string; value: number; navigationType: string }

/** The newest value of each, as far as it is known by now. */
const measured: Record<string, number> = {}

/** Pages opened from the one that was loaded come without a load, and one that is come back to was there before. */
const NOT_LOADED = ['soft-navigation', 'back-forward-cache']

function note({ name, value, navigationType }: Measured) {
  if (!NOT_LOADED.includes(navigationType)) measured[name] = Math.round(value * 1e4) / 1e4
}

/** Draws nothing. Measures the page that was loaded and tells it once, when it is first left or hidden. */
export function WatchVitals() {
  useReportWebVitals(note)
  useEffect(() => {
    // The measuring itself hears of it first: it listens at the window, on the way down.
    const tell = () => {
      if (!document.hidden || Object.keys(measured).length === 0) return
      stop()
      const [visit] = performance.getEntriesByType('navigation')
      const { pathname } = new URL(visit?.name ?? location.href, location.href)
      const said: VitalsInput = {
        page: pageKindOf(pathname),
        device: innerWidth < 768 ? 'phone' : 'desktop',
        vitals: measured,
      }
      navigator.sendBeacon(routes.vitalsBeacon, new Blob([JSON.stringify(said)], { type: 'application/json' }))
    }
    const stop = () => document.removeEventListener('visibilitychange', tell)
    document.addEventListener('visibilitychange', tell)
    return stop
  }, [])
  return null
}
