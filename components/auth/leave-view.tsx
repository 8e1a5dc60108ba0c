import { AuthFrame } from './auth-frame'

/** Leads on to a provider's own page, for browsers without scripts. `url` comes from the server, not from the address. */
export function LeaveView({ url }: { url: string }) {
  return (
    <AuthFrame kicker="Account" title="One moment">
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>You are being taken to the provider.</p>
      <a href={url} className="button-primary mt-6 w-full">
        Continue
      </a>
    </AuthFrame>
  )
}
