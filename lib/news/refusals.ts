import { AppError, type FieldErrors } from '@/lib/core/app-error'

/** A source or a category that the news do not have. */
export const unknownChoice = (fields: FieldErrors) => new AppError('invalid', 'Please check the marked fields.', fields)

/** Two entered the same report; who comes second is told under which title it stands. */
export function takenLink(title: string): AppError {
  const message = `“${title}” has this link already`
  return new AppError('conflict', message, { link: [message] })
}

/** What a broken unique index means: two added the same at the same moment. */
export const NEWS_CONFLICTS = {
  news_items_link_key: { link: 'Another item has this link already' },
  news_items_slug_key: { title: 'An item with this title was added at the same moment. Please send this one again.' },
}

/** Two people changed one item; who comes second sees both. */
export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'This item was changed in another window meanwhile. What is stored now stands below each field; save again to replace it.',
  )
