'use client'

import { Tabs } from '@/components/ui/tabs'

type ViewTabsProps = {
  /** The id of the panel below. */
  panel: string
  isPreview: boolean
  onChoose: (preview: boolean) => void
}

const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
] as const

export const ViewTabs = ({ panel, isPreview, onChoose }: ViewTabsProps) => (
  <Tabs
    label="Text or preview"
    tabs={VIEWS}
    value={isPreview ? 'preview' : 'write'}
    onChange={(view) => onChoose(view === 'preview')}
    panel={panel}
  />
)
