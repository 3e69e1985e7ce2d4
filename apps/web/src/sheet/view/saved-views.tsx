// Ways to look at a sheet or a board that the person gave a name, on every device of theirs.

import { Button, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import type { ChangeStep } from '../../data/outbox/change.ts'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useNotices } from '../../ui/notices.tsx'
import { NameView } from './name-view.tsx'
import type { ReadyView } from '../writing/sheet-props.ts'
import type { ViewNow } from './use-view.ts'

interface Props {
  readonly sheet: string
  /** That the screen brings along. */
  readonly ready?: readonly ReadyView[] | undefined
  readonly view: Pick<ViewNow, 'text' | 'normal' | 'setText'>
}

export function SavedViews({ sheet, ready = [], view }: Props) {
  const [isAsked, setAsked] = useState(false)
  const [naming, setNaming] = useState<'new' | SavedView>()
  const { views, keep, rename, remove } = useSavedViews(sheet, isAsked)
  const isShown = ({ text }: ReadyView) => view.normal(text) === view.text
  const shown = views.find(isShown)
  const called = shown ?? ready.find(isShown)
  return (
    <>
      <Menu
        position="bottom-start"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
        classNames={{ item: 'sheet-item' }}
        onOpen={() => setAsked(true)}
      >
        <Menu.Target>
          <Button
            variant={view.text === '' ? 'subtle' : 'light'}
            className="sheet-tool"
            data-brief={called ? undefined : ''}
            leftSection={<IconBookmark size={18} aria-hidden />}
          >
            {called?.name ?? 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.RadioGroup value={view.text} onChange={view.setText}>
            <Menu.RadioItem value="" closeMenuOnClick>
              Default view
            </Menu.RadioItem>
            {ready.map(({ name, text }) => (
              <Menu.RadioItem key={name} value={view.normal(text)} closeMenuOnClick>
                {name}
              </Menu.RadioItem>
            ))}
            {views.map(({ id, name, text }) => (
              <Menu.RadioItem key={id} value={view.normal(text)} closeMenuOnClick>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item disabled={view.text === ''} onClick={() => setNaming('new')}>
            Save this view…
          </Menu.Item>
          {shown && <Menu.Item onClick={() => setNaming(shown)}>Rename “{shown.name}”…</Menu.Item>}
          {shown && <Menu.Item onClick={() => remove(shown)}>Delete “{shown.name}”</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {naming && (
        <NameView
          former={naming === 'new' ? undefined : naming.name}
          names={views.map(({ name }) => name)}
          onName={name => {
            if (naming === 'new') keep(name, view.text)
            else rename(naming, name)
            setNaming(undefined)
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  )
}

interface SavedView {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly seen: string
}

function useSavedViews(sheet: string, enabled: boolean) {
  const { outbox } = useFurrow()
  const userId = useSignedIn().person?.id ?? 0
  const change = useChange()
  const notices = useNotices()
  const wish = { where: { sheet, user_id: userId }, sort: ['name'] } as const
  const { rows } = useRows('sheet_views', wish, { enabled })
  const views: readonly SavedView[] = rows.map(({ id, name, settings, updated_at }) => ({
    id,
    name,
    seen: updated_at,
    text: textIn(settings),
  }))
  const keep = (name: string, text: string) => {
    const settings = { view: text }
    const former = views.find(view => view.name === name)
    const step: ChangeStep = former
      ? { do: 'update', resource: 'sheet_views', ...changed(former, settings) }
      : {
          do: 'store',
          resource: 'sheet_views',
          id: outbox.newId(),
          values: { user_id: userId, sheet, name, settings },
        }
    void change({ label: `View “${name}”`, farmId: null, steps: [step] })
    notices.good(`View “${name}” saved.`)
  }
  const rename = ({ id, name: former, seen }: SavedView, name: string) => {
    const step = {
      do: 'update',
      resource: 'sheet_views',
      id,
      values: { name },
      before: { name: former },
      seen,
    } as const
    void change({ label: `View “${name}”`, farmId: null, steps: [step] })
    notices.good(`View “${former}” is now called “${name}”.`)
  }
  const remove = ({ id, name }: SavedView) => {
    const step = { do: 'destroy', resource: 'sheet_views', id } as const
    void change({ label: `View “${name}”`, farmId: null, steps: [step] }, { canRestore: true })
    notices.good(`View “${name}” deleted.`)
  }
  return { views, keep, rename, remove }
}

function changed({ id, text, seen }: SavedView, settings: { readonly view: string }) {
  return { id, values: { settings }, before: { settings: { view: text } }, seen }
}

function textIn(settings: unknown): string {
  const view = (settings as { view?: unknown } | null)?.view
  return typeof view === 'string' ? view : ''
}
