import { PostedAnswer } from '@/components/ui/posted-answer'
import type { FormAction, Result } from '@/lib/core/result'
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
  return (
    <section aria-labelledby="pictures" className="post-pictures">
      <h2 id="pictures" className="text-xl">
        Pictures
      </h2>
      <PostedAnswer answer={answer} />
      <noscript>
        <p className="mt-2 text-muted">Save your text first: saving a picture loads this page anew.</p>
      </noscript>
      <div className="post-pictures-pair">
        <PostPictureForm
          key={post.picture?.key ?? 'lead'}
          {...{ id, category, remove }}
          place="lead"
          picture={post.picture}
          title="Lead picture"
          text="Above the text, and in lists."
        />
        <PostPictureForm
          key={post.sharePicture?.key ?? 'share'}
          {...{ id, category, remove }}
          place="share"
          picture={post.sharePicture}
          title="Share picture"
          text="Where the post is linked from elsewhere. Without one it is drawn from the title."
        />
      </div>
    </section>
  )
}
