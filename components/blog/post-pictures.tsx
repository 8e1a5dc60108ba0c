import { PostedAnswer } from '@/components/ui/posted-answer'
import type { Fail, FormAction, Result } from '@/lib/core/result'
import type { Picture } from '@/lib/media/picture'
import { PostPictureForm } from './post-picture-form'

type PostPicturesProps = {
  post: {
    id: string
    picture: Picture | null
    sharePicture: Picture | null
    category: { slug: string; name: string }
  }
  /** Whether whoever looks may give it any. */
  uploads: boolean
  remove: FormAction<object>
  /** What a form was answered with that was posted without scripts. */
  answer: Result<object> | null
}

/** The pictures of a post; each is saved by itself, so that the text need not wait for it. */
export function PostPictures({ post, uploads, remove, answer }: PostPicturesProps) {
  if (!uploads && !post.picture && !post.sharePicture) return null
  const { id, category } = post
  const refused = (place: 'lead' | 'share') => answer && toRefusal(answer, place)
  return (
    <section aria-labelledby="pictures" className="post-pictures">
      <h2 id="pictures" className="text-xl">
        Pictures
      </h2>
      <PostedAnswer answer={refused('lead') || refused('share') ? null : answer} />
      <noscript>
        <p className="mt-2 text-muted">Save your text first: saving a picture loads this page anew.</p>
      </noscript>
      <div className="post-pictures-pair">
        <PostPictureForm
          key={post.picture?.key ?? 'lead'}
          id={id}
          category={category}
          remove={remove}
          place="lead"
          refused={refused('lead')}
          picture={post.picture}
          title="Lead picture"
          text="Above the text, and in lists."
        />
        <PostPictureForm
          key={post.sharePicture?.key ?? 'share'}
          id={id}
          category={category}
          remove={remove}
          place="share"
          refused={refused('share')}
          picture={post.sharePicture}
          title="Share picture"
          text="Where the post is linked from elsewhere. Without one it is drawn from the title."
        />
      </div>
    </section>
  )
}

/** Why the form of this place was refused. What is refused before its fields are read names none. */
const toRefusal = (answer: Result<object>, place: string): Fail | null =>
  !answer.ok && answer.values?.place === place ? answer : null
