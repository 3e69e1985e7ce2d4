// A sheet as a workbook: downloaded, filled in anywhere, and restored. Stands among the tools of the
// sheet.

import { Button, Menu } from '@mantine/core'
import {
  IconChevronDown,
  IconDownload,
  IconFileSpreadsheet,
  IconTable,
  IconUpload,
} from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { fileName } from '../ui/table/save-file.ts'
import { useSaveWorkbook } from './use-save-workbook.ts'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'
import { writeWorkbook } from './write-workbook.ts'

const BringBack = lazy(async () => ({ default: (await import('./bring-back.tsx')).BringBack }))

export function WorkbookButtons<Row>(props: SheetOfWorkbook<Row> & WorkbookPlace) {
  const input = useRef<HTMLInputElement>(null)
  const [brought, setBrought] = useState<{ readonly file: File; readonly time: number }>()
  const { isBusy, download } = useDownload(props)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) setBrought({ file, time: Date.now() })
    // The same file may be brought again, once it was fixed.
    currentTarget.value = ''
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            className="sheet-tool"
            data-brief=""
            loading={isBusy}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            Workbook
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload {...icon} />} onClick={() => download('figures')}>
            Download XLSX
          </Menu.Item>
          {props.toChange && (
            <>
              <Menu.Item leftSection={<IconTable {...icon} />} onClick={() => download('template')}>
                Empty template
              </Menu.Item>
              <Menu.Item
                leftSection={<IconUpload {...icon} />}
                onClick={() => input.current?.click()}
              >
                Upload changes
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        accept={endings}
        hidden
        aria-label={`Workbook of ${props.title}`}
        onChange={choose}
      />{' '}
      {/* prettier-ignore */}
      {brought && (
        <Suspense>
          <BringBack
            key={brought.time}
            file={brought.file}
            sheet={props as SheetOfWorkbook<unknown>}
            place={props}
            onClose={() => setBrought(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const icon = { size: 18, 'aria-hidden': true } as const
const endings = '.xlsx,.csv,.tsv,.txt'

function useDownload<Row>(props: SheetOfWorkbook<Row> & WorkbookPlace) {
  const { isBusy, save } = useSaveWorkbook()
  const download = (what: 'figures' | 'template') => {
    const sheet = what === 'template' ? { ...props, rows: [] } : props
    const { title, farm, period } = props
    const name = [title, farm.name, period.name, ...(what === 'template' ? ['template'] : [])]
    save(fileName(name.join(' '), 'xlsx'), () =>
      writeWorkbook(sheet, props, new Date().toISOString()),
    )
  }
  return { isBusy, download }
}
