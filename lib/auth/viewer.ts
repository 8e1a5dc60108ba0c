import 'server-only'
import { cache } from 'react'
import type { Viewer, ViewerSource } from '@/lib/core/viewer'

/**
 * Whoever is looking, once per request. Until sign-in exists everybody is a visitor; then this looks the session
 * of the cookie up in the `Session` table, with role, verification and suspension.
 */
export const findViewer = cache(async (): Promise<Viewer> => null)

/** When this session last proved who it belongs to; null without a session. */
export const findSessionProof = cache(async (): Promise<Date | null> => null)

/** The seam of the write wrapper. */
export const viewerSource: ViewerSource = { findViewer, findSessionProof }
