/** What opens inside the field when it is asked for, in one piece of code. */
export { AreaPicturePanel } from './area-picture-panel'
export { PreviewPane } from './preview-pane'
