'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle, whenLoaded } from '@/components/ui/when-idle'

/** Share of visits that are measured: the script costs its reader some 4 kB, and a quarter of the visits is enough. */
const SHARE = 0.25

/**
 * Has some visits measured, once the page is there and the browser has nothing else to do. Whoever asks not to be tracked
 * (Global Privacy Control, Do Not Track) is left out, though this tracks nobody; a browser that a program drives is no reader.
 */
export function FieldVitals() {
  const [Watch, setWatch] = useState<ComponentType>()
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl, webdriver }: Navigator & { globalPrivacyControl?: boolean } = navigator
    if (Math.random() >= SHARE || doNotTrack === '1' || globalPrivacyControl || webdriver) return
    const load = () =>
      // Without the network there is nobody to tell either.
      import('./watch-vitals').then(({ WatchVitals }) => setWatch(() => WatchVitals)).catch(() => {})
    void whenLoaded().then(() => whenIdle(load))
  }, [])
  return Watch && <Watch />
}
