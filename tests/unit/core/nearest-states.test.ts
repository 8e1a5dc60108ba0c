import { expect, test } from 'vitest'
import { parseCategoryList } from '@/lib/categories/list-state'
import { nearestStates } from '@/lib/core/search-text'
import { parseForumList } from '@/lib/forum/list-state'
import { parseNewsList } from '@/lib/news/list-state'
import { parseReviewList } from '@/lib/reviews/list-state'
import { parseStoreList } from '@/lib/store/list-state'

const offered = { source: [{ slug: 'wired' }], category: [{ slug: 'ai' }, { slug: 'audio' }], tag: [{ slug: 'usb-c' }] }
const wired = { source: 'wired', category: null, sort: 'newest', page: 1 }

test.each([
  [{ source: 'wired' }, wired],
  [{ source: 'wired', page: '0' }, wired],
  [{ source: 'wired', page: '01' }, wired],
  [{ source: 'wired', sort: 'bogus' }, wired],
  [{ source: 'wired', sort: 'toString', page: 'x' }, wired],
  [{ source: 'wired', category: 'A b' }, wired],
  [{ source: 'wired', category: 'no-such-category' }, wired],
  [
    { source: 'nobody', category: 'ai', sort: 'oldest' },
    { ...wired, source: null, category: 'ai', sort: 'oldest' },
  ],
  [{ source: ['nobody', 'wired'], sort: '' }, wired],
  [
    { source: ['wired', 'nobody'], category: 'ai' },
    { ...wired, source: null, category: 'ai' },
  ],
  [{ source: 'wired', page: ['2', '0'] }, wired],
  [
    { source: 'all', category: ['ai'] },
    { ...wired, source: null, category: 'ai' },
  ],
  [{}, { ...wired, source: null }],
])('of a search of the news, %j comes to what is known of it', (asked, state) => {
  expect(nearestStates(asked, parseNewsList, offered)).toEqual([state])
})

test('a page that may be beyond the last is followed by the first, with the same choices', () => {
  expect(nearestStates({ source: 'wired', sort: 'bogus', page: '7' }, parseNewsList, offered)).toEqual([
    { ...wired, page: 7 },
    wired,
  ])
})

test('every other searched list keeps what it knows as well', () => {
  const bad = { sort: 'bogus', page: '0' }
  expect(nearestStates({ ...bad, tab: 'popular', category: 'audio' }, parseReviewList, offered)).toEqual([
    { tab: 'popular', category: 'audio', page: 1 },
  ])
  expect(nearestStates({ ...bad, tab: 'nope', category: 'ai' }, parseForumList, offered)).toEqual([
    { tab: 'all', category: 'ai', sort: 'recent', page: 1 },
  ])
  expect(nearestStates({ ...bad, category: 'audio' }, parseStoreList, offered)).toEqual([
    { category: 'audio', sort: 'featured', page: 1 },
  ])
  const ofCloud = (keys: object) => parseCategoryList({ ...keys, category: 'cloud' })
  expect(nearestStates({ ...bad, tag: 'usb-c' }, ofCloud, offered)).toEqual([
    { category: 'cloud', sub: null, sort: 'latest', tag: 'usb-c', page: 1 },
  ])
  expect(nearestStates({ sort: 'oldest', tag: 'no-such-tag' }, ofCloud, offered)).toEqual([
    { category: 'cloud', sub: null, sort: 'oldest', tag: null, page: 1 },
  ])
})

test('what its path names is not replaced by its query, and a place that is none has no state', () => {
  const ofAudio = (keys: object) => parseReviewList({ ...keys, category: 'audio' })
  expect(nearestStates({ category: 'ai', tab: 'popular' }, ofAudio, offered)).toEqual([
    { tab: 'popular', category: 'audio', page: 1 },
  ])
  expect(nearestStates({ tab: 'popular' }, () => null, offered)).toEqual([])
})
