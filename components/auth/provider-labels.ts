const LABELS = new Map([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
])

/** `'google'` → `'Google'`; a name that is not known is said as it is. */
export const providerLabel = (provider: string) => LABELS.get(provider) ?? provider
