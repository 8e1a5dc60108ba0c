import type { Silhouette } from '../studio'
import { accessory } from './accessory'
import { ai } from './ai'
import { app } from './app'
import { audio } from './audio'
import { camera } from './camera'
import { cloud } from './cloud'
import { code } from './code'
import { component } from './component'
import { desktop } from './desktop'
import { gadget } from './gadget'
import { gaming } from './gaming'
import { laptop } from './laptop'
import { monitor } from './monitor'
import { policy } from './policy'
import { security } from './security'
import { smartHome } from './smart-home'
import { smartphone } from './smartphone'
import { software } from './software'
import { storage } from './storage'
import { wearable } from './wearable'

type Silhouettes = readonly [Silhouette, ...Silhouette[]]

/** What each subject may look like. */
export const SILHOUETTES = {
  laptop,
  smartphone,
  audio,
  gaming,
  software,
  gadget,
  wearable,
  'smart-home': smartHome,
  camera,
  monitor,
  desktop,
  component,
  cloud,
  code,
  app,
  ai,
  policy,
  security,
  storage,
  accessory,
} as const satisfies Record<string, Silhouettes>

export type PictureSubject = keyof typeof SILHOUETTES
