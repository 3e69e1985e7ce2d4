import { expect, test } from 'vitest'
import { sharedAnswers } from './shared-answers.ts'

/** Each question is answered when its turn in the list is called, with how many were asked before it. */
function slowly() {
  const begun: PromiseWithResolvers<number>[] = []
  const ask = () => {
    const question = Promise.withResolvers<number>()
    begun.push(question)
    return question.promise
  }
  return { begun, ask }
}

const settled = () => new Promise(done => setImmediate(done))

test('whoever comes while an answer is under way shares the next one, begun after they came', async () => {
  const share = sharedAnswers<number>()
  const { begun, ask } = slowly()
  const first = share('a', ask)
  const others = [share('a', ask), share('a', ask), share('a', ask)]
  await settled()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  await settled()
  expect(begun).toHaveLength(2)
  const late = share('a', ask)
  begun[1]?.resolve(2)
  await settled()
  begun[2]?.resolve(3)
  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  expect(await late).toBe(3)
})

test('other questions wait for nobody, and nothing is kept', async () => {
  const share = sharedAnswers<number>()
  const { begun, ask } = slowly()
  const answers = [share('a', ask), share('b', ask)]
  expect(begun).toHaveLength(2)
  begun.forEach(({ resolve }, place) => resolve(place))
  expect(await Promise.all(answers)).toEqual([0, 1])
  const again = share('a', ask)
  expect(begun).toHaveLength(3)
  begun[2]?.resolve(7)
  expect(await again).toBe(7)
})

test('a question that could not be answered is asked again for who came meanwhile', async () => {
  const share = sharedAnswers<number>()
  const { begun, ask } = slowly()
  const first = share('a', ask)
  const second = share('a', ask)
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})
