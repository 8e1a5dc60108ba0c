/** Whole seconds from `now` until `until`, both milliseconds since 1970; never negative. */
export const secondsLeft = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000))

/** What the resend button says while it waits, such as `Resend in 42 s`. */
export const resendLabel = (seconds: number) => (seconds > 0 ? `Resend in ${seconds} s` : 'Resend email')
