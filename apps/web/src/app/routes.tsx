// Every address of the portal, and the screen that stands there. Screens are loaded when they are
// gone to, or when the pointer nears a link to them.

import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent as screen,
  Outlet,
} from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import type { SessionStore } from '../data/session/session.ts'
import { ErrorPage } from './error-page.tsx'
import { guard } from './guard.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { readSearch } from './read-search.ts'

const root = createRootRouteWithContext<{ readonly session: SessionStore }>()({
  validateSearch: readSearch,
  // Its full type would lead back to the type of the router, which follows from these routes.
  beforeLoad: guard as unknown as () => void,
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})
const outside = createRoute({
  getParentRoute: () => root,
  id: 'outside',
  component: screen(() => import('./outside.tsx'), 'Outside'),
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: screen(() => import('./frame/frame.tsx'), 'FrameOfScreens'),
})
const collection = createRoute({
  getParentRoute: () => inside,
  path: 'collection/$farmId/period/$periodId',
  component: screen(() => import('../period/open-collection.tsx'), 'OpenCollection'),
})

const login = outsidePlace(
  'login',
  screen(() => import('../screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
)
const resetPassword = outsidePlace(
  'reset-password',
  screen(
    () => import('../screens/reset-password/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
)
const logout = place(
  'logout',
  screen(() => import('../screens/sign-out/sign-out-screen.tsx'), 'SignOutScreen'),
)
const home = place(
  '/',
  screen(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
)
const selectBusiness = place(
  'select_business',
  screen(
    () => import('../screens/select-business/select-business-screen.tsx'),
    'SelectBusinessScreen',
  ),
)
const impersonate = placeOfAdmins(
  'impersonate',
  screen(() => import('../screens/impersonate/impersonate-screen.tsx'), 'ImpersonateScreen'),
)
const me = place(
  'me',
  screen(() => import('../screens/me/own-screen.tsx'), 'OwnScreen'),
)
const needsYou = place(
  'needs-you',
  screen(() => import('../screens/needs-you/needs-you-screen.tsx'), 'NeedsYouScreen'),
)
const business = place(
  'business/$businessId',
  screen(() => import('../screens/business/business-screen.tsx'), 'BusinessScreen'),
)
const workshops = place(
  'workshops',
  screen(() => import('../screens/coming/workshops-screen.tsx'), 'WorkshopsScreen'),
)
const apps = place(
  'apps',
  screen(() => import('../screens/apps/apps-screen.tsx'), 'AppsScreen'),
)
const app = place(
  'apps/$slug/$version',
  screen(() => import('../screens/apps/app-screen.tsx'), 'AppScreen'),
)
const datasilo = place(
  'datasilo',
  screen(() => import('../screens/embedded/datasilo-screen.tsx'), 'DatasiloScreen'),
)
const oldportal = place(
  'oldportal',
  screen(() => import('../screens/embedded/oldportal-screen.tsx'), 'OldPortalScreen'),
)
const catalogue = placeOfAdmins(
  'catalogue',
  screen(() => import('../screens/catalogue/catalogue-screen.tsx'), 'CatalogueScreen'),
)
const records = placeOfAdmins(
  'catalogue/$resource',
  screen(() => import('../screens/catalogue/records-screen.tsx'), 'RecordsScreen'),
)
const record = placeOfAdmins(
  'catalogue/$resource/$id',
  screen(() => import('../screens/catalogue/record-screen.tsx'), 'RecordScreen'),
)
const farms = place(
  'collection/farm',
  screen(() => import('../screens/farms/farms-screen.tsx'), 'FarmsScreen'),
)
const farmDetails = place(
  'collection/$farmId/details',
  screen(() => import('../screens/farm-details/farm-details-screen.tsx'), 'FarmDetailsScreen'),
)
const periods = place(
  'collection/$farmId/period',
  screen(() => import('../screens/periods/periods-screen.tsx'), 'PeriodsScreen'),
)
const collectionHome = placeOfCollection(
  '/',
  screen(() => import('../screens/collection/collection-screen.tsx'), 'CollectionScreen'),
)
const reports = placeOfCollection(
  'report',
  screen(() => import('../screens/reports/reports-screen.tsx'), 'ReportsScreen'),
)
const report = placeOfCollection(
  'report/$reportId',
  screen(() => import('../screens/reports/report-screen.tsx'), 'ReportScreen'),
)
const files = placeOfCollection(
  'files',
  screen(() => import('../screens/files/files-screen.tsx'), 'FilesScreen'),
)
const paddocks = placeOfCollection(
  'paddocks',
  screen(() => import('../screens/paddocks/paddocks-screen.tsx'), 'PaddocksScreen'),
)
const paddockMap = placeOfCollection(
  'paddocks/map',
  screen(() => import('../screens/paddock-map/paddock-map-screen.tsx'), 'PaddockMapScreen'),
)
const properties = placeOfCollection(
  'properties',
  screen(() => import('../screens/properties/properties-screen.tsx'), 'PropertiesScreen'),
)
const rainGauges = placeOfCollection(
  'rain-gauges/{-$selectedGaugeId}/{-$selectedYear}/{-$selectedMonth}',
  screen(() => import('../screens/rain-gauges/rain-gauges-screen.tsx'), 'RainGaugesScreen'),
)
const contacts = placeOfCollection(
  'contacts',
  screen(() => import('../screens/contacts/contacts-screen.tsx'), 'ContactsScreen'),
)
const livestock = placeOfCollection(
  'livestock',
  screen(() => import('../screens/coming/livestock-screen.tsx'), 'LivestockScreen'),
)
const livestockEnterprises = placeOfCollection(
  'livestock/enterprises',
  screen(() => import('../screens/coming/livestock-screen.tsx'), 'LivestockEnterprisesScreen'),
)
const livestockWizard = placeOfCollection(
  'livestock/wizard/{-$livestockEnterpriseId}',
  screen(() => import('../screens/coming/livestock-screen.tsx'), 'LivestockWizardScreen'),
)
const cropping = placeOfCollection(
  'cropping',
  screen(() => import('../screens/cropping/summary/crop-summary-screen.tsx'), 'CropSummaryScreen'),
)
const croppingWizard = placeOfCollection(
  'cropping/wizard/{-$cropTypeId}',
  screen(() => import('../screens/cropping/wizard/wizard-screen.tsx'), 'CroppingWizardScreen'),
)
const cropSheet = placeOfCollection(
  'cropping/spreadsheet',
  screen(() => import('../screens/cropping/crop-sheet-screen.tsx'), 'CropSheetScreen'),
)
const collectionApp = placeOfCollection(
  'apps/$slug/$version',
  screen(() => import('../screens/apps/app-screen.tsx'), 'AppScreen'),
)

export const routes = root.addChildren([
  outside.addChildren([login, resetPassword]),
  inside.addChildren([
    home,
    logout,
    selectBusiness,
    impersonate,
    me,
    needsYou,
    business,
    workshops,
    apps,
    app,
    datasilo,
    oldportal,
    catalogue,
    records,
    record,
    farms,
    farmDetails,
    periods,
    collection.addChildren([
      collectionHome,
      reports,
      report,
      files,
      paddocks,
      paddockMap,
      properties,
      rainGauges,
      contacts,
      collectionApp,
      livestock,
      livestockEnterprises,
      livestockWizard,
      cropping,
      croppingWizard,
      cropSheet,
    ]),
  ]),
])

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly isForAdmins?: boolean
  }
}

function outsidePlace<const Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => outside, path, component })
}
function place<const Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => inside, path, component })
}
function placeOfAdmins<const Path extends string>(path: Path, component: RouteComponent) {
  const staticData = { isForAdmins: true }
  return createRoute({ getParentRoute: () => inside, path, component, staticData })
}
function placeOfCollection<const Path extends string>(path: Path, component: RouteComponent) {
  return createRoute({ getParentRoute: () => collection, path, component })
}
