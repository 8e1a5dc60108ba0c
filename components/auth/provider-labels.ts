const LABELS: Record<string, string> = { google: 'Google', facebook: 'Facebook', twitter: 'Twitter' }

/** `'google'` → `'Google'`; a name that is not known is said as it is. */
export const providerLabel = (provider: string) => LABELS[provider] ?? provider
