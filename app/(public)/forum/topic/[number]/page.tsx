import { TopicRedirect } from '../../topic-redirect'

/** No topic is asked for without its title often enough to be prepared. */
export const generateStaticParams = () => [{ number: '0' }]

/** `/forum/topic/12`: the number alone is enough to find a topic. */
export default function Page({ params }: PageProps<'/forum/topic/[number]'>) {
  return <TopicRedirect params={params} />
}
