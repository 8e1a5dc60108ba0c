import { makeSecurityText } from '@/lib/seo/security-contact'

export async function GET() {
  return new Response(await makeSecurityText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
