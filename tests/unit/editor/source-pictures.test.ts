import { expect, test } from 'vitest'
import { keepOwnPictures } from '@/components/editor/source-pictures'

const HERE = 'https://here.example'

test.each([
  ['![A dot](/media/x.webp)', '![A dot](/media/x.webp)'],
  ['![A *dot*](https://here.example/media/x.webp#10x20 "Small")', '![A *dot*](/media/x.webp#10x20 "Small")'],
  ['a ![one](https://else.example/1.png) b ![](data:image/png;base64,AA) c', 'a one b  c'],
  ['`![code](https://else.example/1.png)`', '`![code](https://else.example/1.png)`'],
  [
    '> - ![x](/media/y.webp)\n\n![z](https://else.example/z.png)[^1]\n\n[^1]: ![n](/other.png)',
    '> - ![x](/media/y.webp)\n\nz[^1]\n\n[^1]: n',
  ],
])('of the pictures of %j those of this site stay', (markdown, kept) => {
  expect(keepOwnPictures(markdown, HERE, () => {})).toBe(kept)
})

test('of pictures that do not come along, it is said why', () => {
  const told: string[] = []
  keepOwnPictures('![a](/media/x.webp) ![b](https://else.example/1.png)', HERE, (problem) => told.push(problem))
  expect(told).toEqual(['Pictures of other sites are not shown here. Please add it as a file.'])
})
