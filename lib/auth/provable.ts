import 'server-only'
import type { FormAction } from '@/lib/core/result'
import { proveIdentity } from './actions'
import { hasPassword } from './queries'
import { findViewer } from './viewer'

/**
 * An action whose form also takes the password, for acts that ask for it again: what was typed and the password travel in
 * one form, so that nothing is lost on the way. A member who came by a provider and has no password is told to sign in
 * again, which counts as much.
 */
export function provable<Data>(action: FormAction<Data>): FormAction<Data> {
  return async (previous, form) => {
    const proof = form instanceof FormData && form.get('password') ? await proveIdentity(null, form) : null
    const result = await action(previous, form)
    if (result.ok || result.problem !== 'reauthenticate') return result
    if (proof && !proof.ok) return { ...result, message: proof.message, fieldErrors: proof.fieldErrors }
    const viewer = await findViewer()
    if (!viewer || (await hasPassword(viewer))) return result
    return { ...result, problem: 'conflict', message: 'Please sign out and in again, then do this within the hour.' }
  }
}
