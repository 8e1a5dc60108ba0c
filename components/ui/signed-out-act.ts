'use client'

import type { Fail, Result } from '@/lib/core/result'

/** Said inside this page, to whatever knows how to sign in: an act was refused since nobody is signed in. */
const SIGNED_OUT = 'act-signed-out'

/** What an act is answered with that only members may do. */
export const SIGN_IN: Fail = { ok: false, problem: 'unauthenticated', message: 'Please sign in first.' }

/** Give it what an act was answered with: a session may have ended under an open page, and what was typed stays there. */
export function askToSignIn(result: Result<unknown>) {
  if (!result.ok && result.problem === 'unauthenticated') dispatchEvent(new Event(SIGNED_OUT))
}

export const onAskedToSignIn = (act: () => void, until: { signal: AbortSignal }) =>
  addEventListener(SIGNED_OUT, act, until)
