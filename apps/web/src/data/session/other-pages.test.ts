import { expect, test, vi } from 'vitest'
import { otherPages } from './other-pages.ts'

test('a word is heard by the others, and told to nobody once the page is closed', async () => {
  const [one, other] = [otherPages<string>('words'), otherPages<string>('words')]
  const heard = vi.fn<(word: string) => void>()
  other.hear(heard)
  one.tell('kept')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('kept'))
  one.close()
  one.tell('kept as one signed out')
  one.close()
  other.close()
  expect(heard).toHaveBeenCalledTimes(1)
})
