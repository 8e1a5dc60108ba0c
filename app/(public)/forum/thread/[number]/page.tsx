import { MISSING_PAGE } from '@/lib/core/page-metadata'
import { TopicRedirect } from '../../topic-redirect'

/** The page leads to the topic, or says that there is none. */
export const metadata = MISSING_PAGE

/** Old addresses are asked for too seldom to be prepared. */
export const generateStaticParams = () => [{ number: '0' }]

/** `/forum/thread/12`, where topics stood before. */
export default function Page({ params }: PageProps<'/forum/thread/[number]'>) {
  return <TopicRedirect params={params} />
}
