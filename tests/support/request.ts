import type { Result } from '@/lib/core/result'
import type { Member, Viewer } from '@/lib/core/viewer'

type Request = {
  viewer: Viewer
  provedAt: Date | null
  address: string
  updatedTags: string[]
  /** What cached reads have been kept under. */
  cacheTags: string[]
  /** Work that was put off until after the answer. */
  afterwards: (() => unknown)[]
}

const blank = (): Request => ({
  viewer: null,
  provedAt: null,
  address: '203.0.113.7',
  updatedTags: [],
  cacheTags: [],
  afterwards: [],
})

/** The request that the code under test believes to be in. `integration-setup.ts` begins a new one for every test. */
export const request: Request = blank()

export const beginRequest = () => Object.assign(request, blank())

/** Signs somebody in; the password was given that many minutes ago. `null` signs out. */
export function signInAs(member: Member | null, minutesSinceProof = 0): void {
  request.viewer = member
  request.provedAt = member && new Date(Date.now() - minutesSinceProof * 60_000)
}

/** Acts of several people under way at the same moment, each as whom it names; the results are in their order. */
export async function atOnce<T>(acts: (readonly [Member, () => Promise<T>])[]): Promise<T[]> {
  const begun: Promise<T>[] = []
  for (const [member, act] of acts) {
    signInAs(member)
    begun.push(act())
    // Who acts is read first of all, a few turns after the act began.
    await new Promise(setImmediate)
  }
  return Promise.all(begun)
}

/** A form as a browser would post it. A list repeats its field. */
export function toForm(fields: Record<string, string | Blob | (string | Blob)[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const entry of Array.isArray(value) ? value : [value]) form.append(name, entry)
  }
  return form
}

/** What an act that succeeded has answered. */
export function dataOf<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(result.message)
  return result.data
}
