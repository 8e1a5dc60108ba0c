import type { NextRequest } from 'next/server'
import { finishSocial } from '@/lib/auth/social-flow'

/** Where social providers send people back to. The other addresses of Auth.js do not exist here. */
export async function GET(request: NextRequest, { params }: RouteContext<'/api/auth/callback/[provider]'>) {
  return finishSocial(request, (await params).provider)
}
