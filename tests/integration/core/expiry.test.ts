import { beforeEach, expect, test } from 'vitest'
import { expireTagsFromJob } from '@/lib/core/internal-call'
import { tags } from '@/lib/core/tags'
import { answerJobs, answerNoJobs } from '@/tests/support/own-server'
import { request } from '@/tests/support/request'

const topics = (count: number) => Array.from({ length: count }, (_, number) => tags.topic(number))

beforeEach(answerJobs)

test('many tags are expired, each once', async () => {
  await expireTagsFromJob([...topics(250), tags.topics, tags.topic(3)])
  expect(request.updatedTags).toEqual([...topics(250), tags.topics])
})

test('nothing is asked for when nothing has changed', async () => {
  answerNoJobs()
  await expireTagsFromJob([])
  expect(request.updatedTags).toEqual([])
})

test('what could not be expired is expired by the next call, whoever makes it', async () => {
  answerNoJobs()
  await expect(expireTagsFromJob(topics(150))).rejects.toThrow('away')
  await expect(expireTagsFromJob([tags.articles])).rejects.toThrow('away')
  answerJobs()
  await expireTagsFromJob([])
  expect(request.updatedTags).toEqual([...topics(150), tags.articles])
  request.updatedTags = []
  await expireTagsFromJob([])
  expect(request.updatedTags).toEqual([])
})
