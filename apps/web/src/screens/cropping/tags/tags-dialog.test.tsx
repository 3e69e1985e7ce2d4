import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../../period/screen-for-tests.tsx'
import { cropRow, writingTo } from '../crops-for-tests.ts'
import { tagsChange } from './tag-steps.ts'
import type { TagsWish } from './tag-steps.ts'
import { TagsDialog } from './tags-dialog.tsx'

const [trial, dryland, late] = [
  { id: 1, name: 'Trial', active: true },
  { id: 2, name: 'Dryland', active: true },
  { id: 3, name: 'Late', active: false },
]
const tagged = (id: number, tags: readonly number[]) => {
  const row = cropRow(id)
  const taggables = tags.map(tag_id => ({ id: id * 10 + tag_id, tag_id }))
  return { ...row, crop: { ...row.crop, taggables } as unknown as typeof row.crop }
}
const rows = [tagged(4, [trial.id, late.id]), tagged(5, [])]

test('several crops are tagged at once: what they have already stays, once', async () => {
  const wishes: TagsWish[] = []
  const { user } = showScreen(
    <TagsDialog
      rows={rows}
      tags={[trial, dryland, late] as never}
      onWrite={wish => wishes.push(wish)}
      onClose={() => undefined}
    />,
    {},
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 paddocks' }))
  const act = dialog.getByRole<HTMLButtonElement>('button', { name: 'Tag 2 paddocks' })
  expect(act.disabled).toBe(true)
  await user.click(dialog.getByRole('combobox', { name: 'Add' }))
  expect(screen.queryByRole('option', { name: 'Late' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Trial' }))
  await user.click(await screen.findByRole('option', { name: 'Dryland' }))
  await user.keyboard('{Escape}')
  await user.click(dialog.getByRole('combobox', { name: 'Remove' }))
  await user.click(await screen.findByRole('option', { name: 'Late' }))
  await user.click(act)
  expect(wishes).toMatchObject([{ added: [1, 2], gone: [3] }])
  const { label, steps } = tagsChange(wishes[0] as TagsWish, writingTo(rows))
  expect(label).toBe('Tags of 2 paddocks')
  const store = { do: 'store', resource: 'taggables' }
  expect(steps).toMatchObject([
    { do: 'destroy', resource: 'taggables', id: 43 },
    { ...store, values: { tag_id: 2, taggable_type: 'crop_collections', taggable_id: 4 } },
    { ...store, values: { tag_id: 1, taggable_id: 5 } },
    { ...store, values: { tag_id: 2, taggable_id: 5 } },
  ])
})
