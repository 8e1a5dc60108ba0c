import { createHash } from 'node:crypto'

/** The moment the sample site stands still at: nothing in it is newer. */
export const SEED_NOW = new Date('2026-11-20T09:00:00Z')

const DAY = 86_400_000

/** A moment before `SEED_NOW`. */
export const daysAgo = (days: number) => new Date(SEED_NOW.getTime() - Math.round(days * DAY))

/** A UUIDv7 that depends only on its arguments (RFC 9562, 5.7: 48 bits of milliseconds, version, variant, the rest a hash). */
export function seedId(kind: string, key: string, at: Date = daysAgo(500)): string {
  const bytes = createHash('sha256').update(`${kind}:${key}`).digest().subarray(0, 16)
  bytes.writeUIntBE(at.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A number in [0, 1) that depends only on the key. */
export const chance = (key: string) => createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32

/** A whole number from `from` to `to`, both included. */
export const between = (from: number, to: number, key: string) => from + Math.floor(chance(key) * (to - from + 1))

/** The items in an order that depends only on the key. */
export const shuffled = <T>(items: readonly T[], key: string): T[] =>
  items
    .map((item, index) => ({ item, rank: chance(`${key}:${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
