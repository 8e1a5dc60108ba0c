import type { Member, Viewer } from '@/lib/core/viewer'

/** A preview shows nobody's text but the one that is sent. */
export const canPreview = (_member: Member) => true

/** Names are offered to those who write; anybody else could only collect them. */
export const canLookUpNames = (viewer: Viewer): viewer is Member => viewer?.verified === true
