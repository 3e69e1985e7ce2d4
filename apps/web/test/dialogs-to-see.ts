// Every dialog and drawer: on which screen it stands, as whom it is seen, and what is pressed until it is there.

import path from 'node:path'
import type { Page } from 'playwright-core'
import { officeDialogs } from './office-dialogs.ts'
import { on } from './seen-dialog.ts'
import type { SeenDialog } from './seen-dialog.ts'

interface Place {
  readonly farm: number
  readonly period: number
  readonly released: number
  readonly business: number
  /** Below which what is downloaded is kept. */
  readonly folder: string
}

export function dialogsToSee(place: Place): readonly SeenDialog[] {
  const below = `/collection/${place.farm}/period/${place.period}`
  return [
    ...ofFrame(below),
    ...ofCollection(below),
    ...ofPaddocks(below, place.folder),
    ...ofLand(below),
    ...ofRain(below),
    ...ofPeople(below),
    ...ofCrops(below),
    ...ofStock(below),
    ...ofFinance(below),
    ...ofFarm(place),
    ...ofAdmins(place),
    ...ofReports(place),
    ...ofShares(place),
    ...officeDialogs,
  ]
}

function ofFrame(below: string): readonly SeenDialog[] {
  const at = { path: below, heading: /^Collection/ }
  return [
    ...on(at, [
      ['help', 'app/help/help-panel.tsx', 'Help'],
      ['search', 'app/frame/find-anything.tsx', /^Search/],
    ]),
    ...on(at, [['all-places', 'app/frame/bottom-bar.tsx', 'More']], 'phone'),
  ]
}

const quick = 'screens/collection/quick/quick-dialog.tsx'

function ofCollection(below: string): readonly SeenDialog[] {
  return on({ path: below, heading: /^Collection/ }, [
    ['add-rain', quick, 'Add rain'],
    ['calendar', 'ui/inputs/date-input.tsx', 'Add rain', 'Calendar for Date'],
    ['add-harvest', quick, 'Add harvest'],
    ['add-crop-sale', quick, 'Add crop sale'],
  ])
}

function ofPaddocks(below: string, folder: string): readonly SeenDialog[] {
  const reshape = 'screens/paddocks/reshape'
  return on({ path: `${below}/paddocks`, heading: /^Paddocks/ }, [
    ['add-paddocks', `${reshape}/add-dialog.tsx`, 'Add paddocks'],
    ['add-rows', 'sheet/tools/add-rows-dialog.tsx', asTable, tools, 'Add rows'],
    ['columns', 'sheet/view/column-chooser.tsx', asTable, tools, 'Columns'],
    ['filter', 'screens/paddocks/paddock-filters.tsx', 'Filter'],
    ['filter-by', 'sheet/view/filter-dialog.tsx', rows(1), cellMenu, 'Filter…'],
    ['save-view', 'sheet/view/name-view.tsx', rows(1), sorted, tools, /^Views?\b/, /^Save this/],
    ['land-totals', 'screens/paddocks/land-panel.tsx', 'Land totals'],
    ['paddock', 'screens/paddocks/paddock-drawer.tsx', rows(1), cellMenu, /^Open /],
    ['set-a-value', `${reshape}/set-dialog.tsx`, rows(3), deeds, /^Set a value: /],
    ['rename', `${reshape}/rename-dialog.tsx`, rows(1), deeds, /^Rename: /],
    ['split', `${reshape}/split-dialog.tsx`, rows(1), deeds, /^Split: /],
    ['join', `${reshape}/merge-dialog.tsx`, rows(2), deeds, /^Join: /],
    ['delete', `${reshape}/delete-dialog.tsx`, rows(1), deeds, /^Delete: /],
    ['upload-changes', 'workbook/review.tsx', asTable, workbook(folder)],
  ])
}

function ofLand(below: string): readonly SeenDialog[] {
  const properties = { path: `${below}/properties`, heading: /^Properties/ }
  return [
    ...on({ path: `${below}/paddocks/map`, heading: /map/i }, [
      ['coordinates', 'screens/paddock-map/typed-boundary.tsx', /^Belah 1A/, 'Type coordinates'],
    ]),
    ...on(properties, [
      ['delete-property', 'screens/properties/property-sheet.tsx', rows(1), deeds, /^Delete /],
    ]),
    ...on(properties, [['tools', 'ui/folded-buttons.tsx', asTable, tools]], 'phone'),
    ...on(properties, [['card', 'sheet/cards/line-drawer.tsx', asCards, /^Edit/]], 'phone'),
  ]
}

function ofRain(below: string): readonly SeenDialog[] {
  const bringing = 'screens/rain-gauges/bring/bring-dialog.tsx'
  const at = { path: `${below}/rain-gauges`, heading: /^Rain/ }
  return [
    ...on(at, [
      ['paste-rain', bringing, 'Paste a list by day'],
      ['fill-rain', bringing, 'Fill gaps from another gauge'],
    ]),
    // On a phone gauges are chosen from a list.
    ...on(
      at,
      [
        ['add-gauge', 'screens/rain-gauges/gauges/gauge-dialog.tsx', 'Add gauge'],
        [
          'delete-gauge',
          'screens/rain-gauges/gauges/use-gauge-actions.tsx',
          /^More for /,
          'Delete',
        ],
      ],
      'laptop',
    ),
  ]
}

function ofPeople(below: string): readonly SeenDialog[] {
  const contacts = { path: `${below}/contacts`, heading: /^Contacts/ }
  const files = { path: `${below}/files`, heading: /^Files/ }
  return [
    ...on(contacts, [
      ['contact', 'screens/contacts/contact-drawer.tsx', rows(1), cellMenu, /^Open /],
      ['merge', 'screens/contacts/merge-contacts-dialog.tsx', rows(2), deeds, 'Merge 2'],
      ['people', 'screens/contacts/add-from-people.tsx', 'Add people from this farm'],
    ]),
    ...on(files, [
      ['file', 'screens/files/file-drawer.tsx', aFile, rows(1), cellMenu, /^Open /],
      ['rename-file', 'screens/files/rename-files.tsx', aFile, rows(1), deeds, /^Rename/],
    ]),
    // The file says no category, which is odd.
    ...on({ path: below, heading: /^Collection/ }, [
      ['confirm', 'period/confirm-warning.tsx', /^Confirm: /],
      ['ask-question', 'period/questions/ask-dialog.tsx', 'Ask a question'],
    ]),
    ...on({ ...files, as: 'consultant' }, [
      ['request', 'period/files/ask-for-file.tsx', 'Request a document'],
    ]),
  ]
}

function ofCrops(below: string): readonly SeenDialog[] {
  const beside = 'screens/cropping/sales/add-beside.tsx'
  const [sales, drawer] = [openSales, 'screens/cropping/summary/sales-section.tsx']
  return [
    ...on({ path: `${below}/cropping/spreadsheet`, heading: /^Cropping/ }, [
      ['crop', 'screens/cropping/crop-drawer.tsx', rows(1), cellMenu, /^Open /],
      ['add-to-many', 'screens/cropping/many-dialog.tsx', rows(2), deeds, 'Add to 2 paddocks'],
      ['plan', 'screens/cropping/plan/plan-dialog.tsx', /^Copy last season/],
      ['filter-crops', 'screens/cropping/crop-filters.tsx', 'Filter'],
    ]),
    ...on({ path: `${below}/cropping`, heading: /^Cropping$/ }, [
      ['sales', drawer, sales],
      ['storage', beside, sales, 'Add silo or other storage'],
      ['invoice', beside, sales, 'Buyer’s invoice (RCTI)'],
      ['filter-summary', 'screens/cropping/summary/summary-filters.tsx', 'Filter'],
    ]),
  ]
}

function ofStock(below: string): readonly SeenDialog[] {
  const from = 'screens/livestock/enterprises'
  const statement = 'screens/livestock/statement/statement-dialog.tsx'
  return [
    ...on({ path: `${below}/livestock/enterprises`, heading: /^Livestock enterprises/ }, [
      ['add-enterprise', `${from}/add-enterprise-dialog.tsx`, 'Add enterprise'],
      [
        'enterprise',
        `${from}/enterprise-drawer.tsx`,
        anEnterprise,
        rows(1),
        cellMenu,
        /^Open Grazing Sheep/,
      ],
    ]),
    ...on({ path: `${below}/livestock/ledger`, heading: /^Stock ledger/ }, [
      ['statement', statement, 'Paste a statement'],
    ]),
  ]
}

function ofFinance(below: string): readonly SeenDialog[] {
  return on({ path: `${below}/finance/record`, heading: /^Record/, as: 'admin' }, [
    ['figure', 'screens/finance/record/figure-drawer.tsx', rows(1), cellMenu, /^Open /],
  ])
}

function ofReports({ farm, released }: Place): readonly SeenDialog[] {
  const report = `/collection/${farm}/period/${released}/report/my-year`
  const source = (page: Page) =>
    page
      .getByRole('button', { name: /^Where does/ })
      .first()
      .press('Enter')
  return on({ path: report, heading: /^My year/, as: 'admin' }, [
    ['source-of-figure', 'period/explained/source-drawer.tsx', source],
  ])
}

function ofShares({ farm, released }: Place): readonly SeenDialog[] {
  const path = `/collection/${farm}/period/${released}/report/my-year`
  return on({ path, heading: /^My year/, as: 'admin' }, [
    ['share', 'screens/reports/shares/share-dialog.tsx', 'Share'],
  ])
}

function ofFarm({ farm, released }: Place): readonly SeenDialog[] {
  const detail = 'people/add-contact-detail.tsx'
  const closed = { path: `/collection/${farm}/period/${released}/paddocks`, heading: /^Paddocks/ }
  return [
    ...on({ path: `/collection/${farm}/details`, heading: /^Farm details/ }, [
      ['phone', detail, 'Add a phone number'],
      ['email', detail, 'Add an email'],
      ['address', detail, 'Add an address'],
      ['invite', 'people/invite-dialog.tsx', 'Invite someone'],
      ['taking-part', 'screens/farm-details/taking-part.tsx', 'Take part'],
      ['leave-farm', 'people/ask-yourself.tsx', 'Remove from farm: Demo Grower'],
    ]),
    ...on({ path: `/collection/${farm}/period`, heading: /^Periods/ }, [
      ['start-period', 'screens/periods/carry-dialog.tsx', 'Start new period'],
    ]),
    ...on({ path: `/collection/${farm}/compare-periods`, heading: /^Compare/ }, [
      ['filter-periods', 'screens/periods/compare/compare-screen.tsx', 'Filter'],
    ]),
    ...on({ path: '/me', heading: /^My profile/ }, [
      ['colour', 'ui/inputs/colour-input.tsx', /^Colour/],
    ]),
    ...on(closed, [['closed', 'app/frame/closed-band.tsx', 'Released']], 'laptop'),
  ]
}

function ofAdmins({ farm, released, business }: Place): readonly SeenDialog[] {
  const as = 'admin' as const
  const closed = { path: `/collection/${farm}/period/${released}`, heading: /^Collection/ }
  return [
    ...on({ ...closed, as }, [['reopen', 'screens/collection/reopen-dialog.tsx', /^Reopen/]]),
    ...on({ path: `/business/${business}`, heading: /^Business details/, as }, [
      ['document', 'screens/business/add-document.tsx', /document/i],
    ]),
    ...on({ path: '/impersonate', heading: /^Sign in as someone/, as }, [
      [
        'act-for',
        'screens/impersonate/impersonate-screen.tsx',
        named('Demo Grower'),
        /^Sign in as them.*Demo Grower$/,
      ],
    ]),
    ...on({ path: '/lists?crop=1', heading: /^Lists/, as }, [
      ['merge-varieties', 'screens/lists/merge-listed-dialog.tsx', 'Merge…: Ballista'],
      ['rename-tag', 'screens/lists/rename-listed-dialog.tsx', /^Rename…: /],
    ]),
    ...on({ path: '/catalogue/paddocks', heading: /^Paddocks/, as }, [
      ['filter-records', 'entry/table/filter-editor.tsx', /filter/i],
      ['columns-of-records', 'entry/table/table-column-chooser.tsx', 'Columns'],
    ]),
    ...on({ path: `/catalogue/farms/${farm}`, heading: /./, as }, [
      ['delete-record', 'screens/catalogue/removal-buttons.tsx', 'Delete'],
    ]),
    ...on({ path: '/catalogue/users/3', heading: /./, as }, [
      ['account', 'screens/catalogue/account-card.tsx', 'Change account'],
    ]),
    ...on({ path: '/catalogue/tutorial_videos/new', heading: /./, as }, [
      ['leave', 'entry/form/leave-guard.tsx', typesAName, 'All records'],
    ]),
  ]
}

/** On a phone rows are cards, unless one wants the table. */
async function asTable(page: Page): Promise<void> {
  const [table, cell] = [page.getByText('Table', { exact: true }), firstCell(page)]
  await table.or(cell).filter({ visible: true }).first().waitFor()
  if (await table.isVisible()) await table.click()
  await cell.waitFor()
}

const firstCell = (page: Page) => page.locator('[data-line] > [data-place="0"]').first()

async function asCards(page: Page): Promise<void> {
  await page.getByText('Cards', { exact: true }).click()
}

async function openSales(page: Page): Promise<void> {
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  await sales.getByRole('button', { name: /^Wheat/ }).press('Enter')
}

function named(name: string) {
  return (page: Page) => page.getByRole('searchbox', { name: /^Find by name/ }).fill(name)
}

function rows(count: number) {
  return async (page: Page) => {
    await asTable(page)
    await firstCell(page).click()
    await page.keyboard.press('Control+Home')
    for (let more = 1; more < count; more += 1) await page.keyboard.press('Shift+ArrowDown')
  }
}

/** On a phone they are behind a button. */
function folded(within: string) {
  return async (page: Page) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 600
    if (isPhone) await page.locator(`${within} .folded`).press('Enter')
  }
}
const [tools, deeds] = [folded('.sheet-tools'), folded('.sheet-actions')]

async function cellMenu(page: Page): Promise<void> {
  await page.keyboard.press('Shift+F10')
}

async function sorted(page: Page): Promise<void> {
  await cellMenu(page)
  const opened = page.locator('[role=menu]:focus-within')
  await opened.getByRole('menuitem', { name: 'Sort Z–A' }).press('Enter')
}

/** Once: it stays. */
async function aFile(page: Page): Promise<void> {
  const name = 'Sale advice.txt'
  const there = page.getByText(name).first()
  if (await there.isVisible()) return
  const buffer = Buffer.from('Wheat, 100 t')
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer })
  await there.waitFor()
}

/** Once: it stays. */
async function anEnterprise(page: Page): Promise<void> {
  const there = page.getByText('Grazing Sheep Dual Purpose').first()
  if (await there.isVisible()) return
  await page.getByRole('button', { name: 'Add enterprise' }).press('Enter')
  for (const [input, option] of [
    [/^Species/, 'Sheep'],
    [/^Purpose/, 'Dual Purpose'],
  ] as const) {
    await page.getByRole('combobox', { name: input }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Add enterprise' }).press('Enter')
  await there.waitFor()
}

function workbook(folder: string) {
  return async (page: Page) => {
    await tools(page)
    await page.getByRole('button', { name: 'Workbook' }).press('Enter')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download XLSX' }).press('Enter'),
    ])
    const kept = path.join(folder, file.suggestedFilename())
    await file.saveAs(kept)
    await tools(page)
    await page.getByRole('button', { name: 'Workbook' }).press('Enter')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'Upload changes' }).press('Enter'),
    ])
    await chooser.setFiles(kept)
    await page.getByText(/rows? read:/).waitFor()
  }
}

async function typesAName(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain')
}
