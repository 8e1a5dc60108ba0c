/** What is said of a failure that has no words of its own (specification, section 8), also when the server does not answer. */
export const FAILED = {
  create: 'Failed to create post',
  update: 'Failed to update post',
  delete: 'Failed to delete article',
} as const
