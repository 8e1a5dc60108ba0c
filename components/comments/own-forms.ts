/** What the author of a comment opens in its place, in one piece of code. */
export { DeleteForm } from './delete-form'
export { EditForm } from './edit-form'
