import type { NextRequest } from 'next/server'
import { answerClick } from '@/lib/clicks/answer-click'
import { missingPageAnswer } from '@/lib/core/missing-answer'

/** Mostly answered before Next comes to it (`instrumentation.ts`, `lib/operations/short-answers.ts`). */
export async function GET(request: NextRequest, { params }: RouteContext<'/go/[offer]'>) {
  const { offer } = await params
  return (await answerClick(offer, request)) ?? missingPageAnswer()
}
