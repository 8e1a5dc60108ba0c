import { MISSING_PAGE } from '@/lib/core/page-metadata'
import { TopicRedirect } from '../../topic-redirect'

/** The page leads to the topic, or says that there is none. */
export const metadata = MISSING_PAGE

/** No topic is asked for without its title often enough to be prepared. */
export const generateStaticParams = () => [{ number: '0' }]

/** `/forum/topic/12`: the number alone is enough to find a topic. */
export default function Page({ params }: PageProps<'/forum/topic/[number]'>) {
  return <TopicRedirect params={params} />
}
