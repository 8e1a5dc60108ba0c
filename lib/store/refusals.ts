import { AppError } from '@/lib/core/app-error'

/** A category that the store does not have. */
export const unknownCategory = () =>
  new AppError('invalid', 'Please choose a category', { category: ['Please choose a category'] })

/** Two people changed one product; who comes second sees both. */
export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'This product was changed in another window meanwhile, or its price was. What is stored now stands below each field; save again to replace it.',
  )

/** Somebody ended the offer, perhaps in another window; its link leads to the product's page. */
export const endedAlready = () => new AppError('conflict', 'This offer has ended already.')
