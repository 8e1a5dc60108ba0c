import type { Silhouette } from '../studio'
import { hub, keyboard, mouse, stand } from './accessory'
import { earbuds, headphones, headphonesLying, microphone, speakers, turntable } from './audio'
import { actionCam, instant, looseLens, rangefinder, reflex, tripodCam } from './camera'
import { charger, coil, plugBrick } from './charging'
import { flashlight, powerBank, projector, reader } from './gadget'
import { arcadeStick, deskSet, console as gameConsole, gamepad, handheld, handheldUpright } from './gaming'
import { cards, sticks } from './memory-cards'
import { curved, flat, pivoted, portable as portableMonitor } from './monitor'
import type { PictureSubject } from './silhouettes'
import { bulb, lock, puck, thermostat, vacuum } from './smart-home'
import { folding, lying, onStand } from './smartphone'
import { hardDisk, networkDrive, portable, thumb } from './storage'
import { band, flatWatch, glasses, rings, roundWatch, squareWatch } from './wearable'

type Kind = { words: RegExp; shapes: readonly [Silhouette, ...Silhouette[]] }

/** What a text says its thing is, and what that looks like; the first that fits counts. */
export const KINDS: Partial<Record<PictureSubject, readonly Kind[]>> = {
  accessory: [
    { words: /keyboard/i, shapes: [keyboard] },
    { words: /cable|cord/i, shapes: [coil] },
    { words: /charger/i, shapes: [charger, plugBrick] },
    { words: /\bstand\b/i, shapes: [stand] },
    { words: /\bhub\b|dock/i, shapes: [hub] },
    { words: /mouse|\bmat\b/i, shapes: [mouse] },
  ],
  storage: [
    { words: /SD card|photographers/i, shapes: [cards] },
    { words: /network|NAS/i, shapes: [networkDrive] },
    { words: /3\.5-inch|hard d/i, shapes: [hardDisk] },
    { words: /USB stick|\bstick is/i, shapes: [thumb] },
    { words: /pocket|portable/i, shapes: [portable] },
    { words: /M\.2|SSD/i, shapes: [sticks] },
  ],
  audio: [
    { words: /\bbuds\b|earbud/i, shapes: [earbuds] },
    { words: /turntable|vinyl/i, shapes: [turntable] },
    { words: /microphone rescues|podcast|XLR/i, shapes: [microphone] },
    { words: /speaker|soundbar|monitor 5|boombox|surround/i, shapes: [speakers] },
    { words: /headphone|worn|DAC/i, shapes: [headphones, headphonesLying] },
  ],
  camera: [
    { words: /instant/i, shapes: [instant] },
    { words: /action camera|360/i, shapes: [actionCam] },
    { words: /compact/i, shapes: [rangefinder] },
    { words: /\blens(es)?\b/i, shapes: [looseLens] },
    { words: /vlogging/i, shapes: [tripodCam] },
    { words: /mirrorless|full frame|superzoom|medium format/i, shapes: [reflex, rangefinder] },
  ],
  gadget: [
    { words: /e-reader|e-paper/i, shapes: [reader] },
    { words: /projector/i, shapes: [projector] },
    { words: /bank|charger|hub|ports/i, shapes: [powerBank] },
    { words: /screwdriver|tools/i, shapes: [flashlight] },
    { words: /\bring\b/i, shapes: [rings] },
    { words: /translation|GPS/i, shapes: [onStand, lying] },
    { words: /tracker/i, shapes: [puck] },
  ],
  gaming: [
    { words: /handheld|pocket/i, shapes: [handheld, handheldUpright] },
    { words: /\bpad\b|controller/i, shapes: [gamepad] },
    { words: /under the TV|console|stream/i, shapes: [gameConsole] },
    { words: /direct drive|wheel|stick/i, shapes: [arcadeStick] },
    { words: /keyboard|mouse|monitor|OLED|headset/i, shapes: [deskSet] },
  ],
  monitor: [
    { words: /portable|travel/i, shapes: [portableMonitor] },
    { words: /ultrawide|curved/i, shapes: [curved] },
    { words: /square|ergonomics/i, shapes: [pivoted, flat] },
  ],
  'smart-home': [
    { words: /lock|deadbolt|doorbell/i, shapes: [lock] },
    { words: /vacuum/i, shapes: [vacuum] },
    { words: /thermostat/i, shapes: [thermostat] },
    { words: /bulb|lighting/i, shapes: [bulb] },
    { words: /speaker|hub|sensor|air quality|leak/i, shapes: [puck] },
  ],
  smartphone: [
    { words: /fold/i, shapes: [folding] },
    { words: /camera|video/i, shapes: [onStand, lying] },
  ],
  wearable: [
    { words: /\bring\b/i, shapes: [rings] },
    { words: /glasses/i, shapes: [glasses] },
    { words: /\bband\b|strap|headband/i, shapes: [band] },
    { words: /hybrid|dive/i, shapes: [roundWatch] },
    { words: /watch/i, shapes: [squareWatch, flatWatch, roundWatch] },
  ],
}
