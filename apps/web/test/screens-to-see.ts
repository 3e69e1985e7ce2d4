// Every screen, as whom it is seen, and by which heading it is known to be there.

export interface SeenScreen {
  readonly name: string
  /** Nobody: signed out. */
  readonly as: 'admin' | 'owner' | 'grower' | 'consultant' | 'nobody' | undefined
  readonly path: string
  readonly heading: RegExp
}

interface Place {
  readonly farm: number
  readonly period: number
  readonly business: number
  /** Where the owner keeps stock: the grower has none. */
  readonly stock: { readonly farm: number; readonly period: number; readonly enterprise: number }
}

export function screensToSee(place: Place): readonly SeenScreen[] {
  const { farm, period, business, stock } = place
  const below = `/collection/${farm}/period/${period}`
  return [
    ...outside,
    ...placesAtLarge,
    ...placesOfAdmins,
    seen('periods', `/collection/${farm}/period`, /^Periods/),
    seen('compare-periods', `/collection/${farm}/compare-periods`, /^Compare periods/),
    seen('farm-details', `/collection/${farm}/details`, /^Farm details/),
    seen('farm-details-of-admin', `/collection/${farm}/details`, /^Farm details/, 'admin'),
    seen('business', `/business/${business}`, /^Business details/, 'admin'),
    ...placesOfFinance.map(([path, heading]) => {
      const whole = `/collection/${stock.farm}/period/${stock.period}/finance`
      return seen(`finance${path.replaceAll(/\W+/g, '-')}`, whole + path, heading, 'owner')
    }),
    seen('record', `/catalogue/farms/${farm}`, /./, 'admin'),
    seen('collection', below, /^Collection/),
    seen('collection-of-admin', below, /^Collection/, 'admin'),
    ...placesOfCollection.map(([path, heading]) =>
      seen(path.replaceAll(/\W+/g, '-'), `${below}/${path}`, heading),
    ),
    seen(
      'validation',
      `/collection/${stock.farm}/period/${stock.period}/validation`,
      /^Validation/,
      'consultant',
    ),
    ...reportsOfFarm.map(([key, heading]) => {
      const whole = `/collection/${stock.farm}/period/${stock.period}/report/${key}`
      return seen(`report-${key}`, whole, heading, 'owner')
    }),
    ...placesOfStock.map(([path, heading]) => {
      const whole = `/collection/${stock.farm}/period/${stock.period}/livestock`
      const own = path.replace('{enterprise}', String(stock.enterprise))
      return seen(`stock${path.replaceAll(/\W+/g, '-')}`, whole + own, heading, 'owner')
    }),
  ]
}

const outside: readonly SeenScreen[] = [
  { name: 'sign-in', as: undefined, path: '/login', heading: /^Sign in/ },
  { name: 'reset', as: undefined, path: '/reset-password', heading: /^Forgotten/ },
  {
    name: 'dead-link',
    as: undefined,
    path: '/reset-password?token=nothing',
    heading: /^This link/,
  },
]

const placesAtLarge: readonly SeenScreen[] = [
  seen('home', '/', /^Good/),
  seen('home-of-staff', '/', /^Good/, 'consultant'),
  seen('select-business', '/select_business', /^Select Business/, 'owner'),
  seen('no-business', '/select_business', /^Select Business/, 'nobody'),
  seen('farms', '/collection/farm', /^Farms/, 'consultant'),
  seen('desk', '/desk', /^Collections/, 'consultant'),
  seen('desk-of-admin', '/desk', /^Collections/, 'admin'),
  seen('projects', '/projects', /^Projects/, 'consultant'),
  seen('projects-table', '/projects?as=table&show=all', /^Projects/, 'admin'),
  seen('project', '/projects/1', /./, 'consultant'),
  seen('renew-projects', '/projects/renew', /^Renew projects/, 'consultant'),
  seen('onboardings', '/onboardings', /^Onboarding/, 'admin'),
  seen('own-page', '/me', /^My profile/),
  seen('dead-share', '/shared-report/none', /^Report/),
  seen('needs-you', '/needs-you', /^What is not saved/),
  seen('peer-groups', '/peer-groups', /^Peer groups/, 'consultant'),
  seen('new-peer-group', '/peer-groups/new', /^New group/, 'consultant'),
  seen('benchmarks', '/benchmarks', /^Benchmarks/, 'admin'),
  seen('questions', '/questions', /^Questions/, 'consultant'),
  seen('release-reports', '/release-reports', /^Release reports/, 'consultant'),
  seen('bills', '/bills', /^Bills/, 'consultant'),
  seen('bills-of-business', '/bills', /^Bills/, 'owner'),
  seen('draft-bill', '/bills/28', /^Draft bill/, 'consultant'),
  seen('bill', '/bills/26', /^Bill 2026/, 'consultant'),
  seen('work', '/work?month=2026-08', /^Work and expenses/, 'consultant'),
  seen('expenses', '/work?month=2026-08&kind=Expenses', /^Work and expenses/, 'consultant'),
  seen('workshops', '/workshops', /^Workshops/),
  seen('workshops-of-staff', '/workshops', /^Workshops/, 'consultant'),
  seen('workshop', '/workshops/1', /^Crops compared/),
  seen('workshop-of-staff', '/workshops/2', /^Stock compared/, 'consultant'),
  seen('no-big-screen', '/workshops/2/screen/1', /^Big screen/, 'consultant'),
  seen('no-remote', '/workshops/2/remote/1', /^Remote control/, 'consultant'),
  seen('follow', '/follow', /^Follow a workshop/),
  seen('dead-pass', '/follow/none', /^Follow a workshop/),
  seen('apps', '/apps', /^Apps/),
  seen('no-app', '/apps/nothing/1.0', /^There is no such app/),
  seen('datasilo', '/datasilo', /^Data silo/),
  seen('oldportal', '/oldportal', /^Old portal/),
  seen('not-found', '/nowhere', /^Page not found/),
]

const placesOfAdmins: readonly SeenScreen[] = [
  seen('impersonate', '/impersonate', /^Sign in as someone/, 'admin'),
  seen('lists', '/lists?crop=1', /^Lists/, 'admin'),
  seen('jobs', '/jobs', /^Jobs/, 'admin'),
  seen('emails', '/emails', /^Emails/, 'admin'),
  seen('server', '/server', /^How Furrow is/, 'admin'),
  seen('all-records', '/catalogue', /./, 'admin'),
  seen('records', '/catalogue/paddocks', /^Paddocks/, 'admin'),
  seen('new-record', '/catalogue/tutorial_videos/new', /./, 'admin'),
]

/** Of who sees the money of a farm. */
const placesOfFinance: readonly (readonly [path: string, heading: RegExp])[] = [
  ['', /^Finance/],
  ['/income-and-costs', /^Income and costs/],
  ['/balances', /^Balances/],
  ['/accounts', /^Accounts/],
  ['/land', /^Land values/],
  ['/water', /^Water/],
  ['/machinery', /^Machinery/],
  ['/buildings', /^Buildings/],
  ['/debts', /^Debts/],
  ['/labour', /^People/],
  ['/crops', /^Crop totals/],
  ['/opportunities', /^Opportunities/],
  ['/segments', /^Segments/],
  ['/shared-costs', /^Costs by enterprise/],
  ['/shared-costs?sheet=crops', /^Costs by enterprise/],
  ['/pastures', /^Pastures/],
  ['/record', /^Record/],
]

const placesOfCollection: readonly (readonly [path: string, heading: RegExp])[] = [
  ['report', /^Reports/],
  ['report/none', /^Report/],
  ['files', /^Files/],
  ['paddocks', /^Paddocks/],
  ['paddocks/map', /map/i],
  ['properties', /^Properties/],
  ['rain-gauges', /^Rain/],
  ['contacts', /^Contacts/],
  ['finance/balances', /^Balances/],
  ['livestock', /^Livestock/],
  ['cropping', /^Cropping$/],
  ['cropping/wizard', /^Crops this season/],
  ['cropping/wizard/1?step=sowing', /^Wheat/],
  ['cropping/spreadsheet', /^Cropping/],
]

/** Those that every farm with figures has. */
const reportsOfFarm: readonly (readonly [key: string, heading: RegExp])[] = [
  ['my-year', /^My year/],
  ['whole-farm', /^Whole farm/],
  ['labour-machinery', /^Labour and machinery/],
  ['trend', /^Over the years/],
  ['balance-sheet', /^Balance sheet/],
  ['nutrients', /^Nutrient balance/],
  ['rainfall', /^Rainfall/],
  ['own-farms', /^Your farms side by side/],
  ['paddock-history', /^Paddock history/],
]

/** Of the steps of the wizard one of each kind. */
const placesOfStock: readonly (readonly [path: string, heading: RegExp])[] = [
  ['', /^Livestock$/],
  ['/enterprises', /^Livestock enterprises/],
  ['/ledger', /^Stock ledger/],
  ['/breeding', /^Breeding/],
  ['/yearly', /^Yearly totals/],
  ['/yearly?sheet=wool', /^Yearly totals/],
  ['/wizard', /^Livestock, step by step/],
  ...['classes', 'opening', 'marking', 'weaning', 'sales', 'closing', 'review'].map(
    step => [`/wizard/{enterprise}?step=${step}`, /^Grazing/] as const,
  ),
]

function seen(
  name: string,
  path: string,
  heading: RegExp,
  as: SeenScreen['as'] = 'grower',
): SeenScreen {
  return { name, path, heading, as }
}
