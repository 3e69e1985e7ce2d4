// Short lists of words that the product itself knows. Lists that an admin may change are entities.

export const soilTypes = ['Heavy', 'Heavy to Medium', 'Medium', 'Medium to Light', 'Light'] as const

export const irrigationTypes = [
  'Pivot',
  'Lateral',
  'Syphon',
  'Bankless',
  'Subsurface drip',
  'Other',
] as const

export const periodStatuses = [
  'Not started',
  'In progress',
  'Submitted',
  'In validation',
  'Validated',
  'Released',
] as const

/** About a figure far from all others: it is right, its farm mends it, or it is not compared. */
export const outlierDecisions = ['Keep', 'Correct', 'Exclude'] as const

/** Letters that a person may do without. */
export const letterKinds = ['Questions', 'Weekly note', 'Released reports'] as const

/** Every record that a question may be about stands on a screen of its farm. */
export const askableKinds = [
  'farm_period',
  'farm_properties',
  'paddocks',
  'rain_gauges',
  'rainfalls',
  'crop_type_farm_periods',
  'crop_collections',
  'sowing_collection_events',
  'irrigation_collection_events',
  'fertiliser_collection_events',
  'fallow_collection_events',
  'hay_collection_events',
  'grain_collection_events',
  'lint_collection_events',
  'cane_collection_events',
  'grazing_collection_events',
  'custom_termination_events',
  'crop_storages',
  'crop_sale_actuals',
  'crop_sale_estimates',
  'crop_rctis',
  'farm_livestock_enterprise_periods',
  'livestock_ledgers',
  'livestock_reproduction_lifecycles',
  'property_paddock_valuations',
  'asset_buildings',
  'asset_grain_storage',
  'asset_plant',
  'asset_waters',
  'assets_period',
  'water_accounts',
  'loans',
  'farm_workers',
  'assets',
  'farm_contacts',
  'files',
  'requested_files',
] as const

export const questionStatuses = ['Open', 'Resolved'] as const

export const aimOutcomes = ['Open', 'Reached', 'Given up'] as const
/** What a ladder starts from: the average farm of a group, or its best farms. */
export const ladderSides = ['average', 'top'] as const

export const ownershipTypes = [
  'Owned',
  'Owned – related entity',
  'Leased',
  'Sharefarmed',
  'Sharefarmed out',
  'Leased out',
  'Agisted in',
  'Licence or Crown permit',
  'Managed for another owner',
] as const

export const billStatuses = [
  'Draft',
  'Ready to send',
  'Sent',
  'Part paid',
  'Paid',
  'Overdue',
  'Disputed',
  'Written off',
  'Void',
] as const

export const paymentWays = [
  'Bank transfer',
  'Direct debit',
  'Card',
  'Cheque',
  'Cash',
  'Other',
] as const

export const jobKinds = ['batch', 'edition', 'report_releases', 'workshop_invitations'] as const

export const jobStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const

export const attendeeStatuses = ['Unsent', 'Sent', 'Attending', 'Not Attending'] as const

export const agreementTypes = [
  'terms',
  'Data use consent',
  'Privacy notice',
  'Benchmark participation',
  'Third-party data sharing',
] as const

export const improvementTypes = [
  'House',
  'Cottage',
  'Machinery shed',
  'Shearing shed',
  'Hay shed',
  'Grain shed',
  'Silos (fixed)',
  'Workshop',
  'Yards',
  'Fencing',
  'Water points',
  'Internal roads',
  'Solar',
  'Power',
  'Other',
] as const

export const grainStorageTypes = [
  'Steel silo',
  'Cone bottom',
  'Flat bottom',
  'Shed',
  'Bunker pad',
  'Silo bag',
] as const

export const cropStorageKinds = [
  'Silo',
  'Shed',
  'Silo bag',
  'Bunker',
  'Grain bin',
  'Warehouse (bulk handler)',
  'Delivered unpriced',
  'Feed pit',
] as const

export const waterEntitlementTypes = [
  'High security',
  'General security',
  'Conveyance',
  'Supplementary',
  'Unregulated river',
  'Groundwater',
  'Floodplain harvesting',
  'Overland flow',
  'High priority',
  'Medium priority',
  'Low priority',
  'Risk priority',
  'Unsupplemented',
  'High-reliability water share',
  'Low-reliability water share',
  'Delivery share',
  'Irrigation scheme right',
  'Surface water licence',
  'Domestic and stock',
  'Bore (no licence needed)',
  'On-farm storage',
  'Recycled or tailwater',
  'Other',
] as const

export const hayQualityFamilies = ['Visual grade', 'Analysis grade', 'Plain words'] as const
export const unitTypes = ['Tonnes', 'Bales', 'Head', 'Kilograms'] as const
export const fileCategories = [
  'RCTI or sale advice',
  'Chemical or fertiliser invoice',
  'Rainfall record',
  'Livestock invoice',
  'Bank or loan statement',
  'Tax return',
  'Depreciation schedule',
  'Property map',
  'Water statement',
  'Yield map',
  'Gin report',
  'Mill report',
  'Soil or water test',
  'Photo',
  'Other',
] as const

export const fileScans = ['Not scanned', 'Clean', 'Infected'] as const

export const contactRoles = [
  'Owner',
  'Manager',
  'Agronomist',
  'Accountant',
  'Bank',
  'Agent',
  'Gin',
  'Mill',
  'Neighbour',
  'Other',
] as const

/** What a contact may be asked about, so that whoever gathers the data knows whom to ring. */
export const contactTopics = ['Rain', 'Chemicals', 'Stock', 'Finance'] as const

export const contactChannels = ['Phone', 'Text message', 'Email'] as const

export const phoneTypes = ['Mobile', 'Home', 'Work', 'Fax'] as const
export const addressTypes = ['Postal', 'Street', 'Billing'] as const
export const emailTypes = ['Work', 'Home', 'Accounts'] as const

export const signInOutcomes = [
  'Signed in',
  'Wrong password',
  'Not active',
  'Unknown address',
  'Password changed',
  'Password reset',
  'Invitation accepted',
  'Email change asked for',
  'Email changed',
  'Email put back',
] as const
export const invitableKinds = ['farms', 'businesses'] as const

/** Animals that a count found or missed. */
export const stockDirections = ['In', 'Out'] as const

export const causesOfDeath = [
  'Disease',
  'Giving birth',
  'Weather',
  'Predators',
  'Poisoning',
  'Accident',
  'Put down',
  'Killed for rations',
  'Missing',
  'Not known',
] as const

/** How prices of stock are told. */
export const saleUnits = ['Head', 'Kilogram'] as const

/** What is owed, by the line of the financial record that it adds to; last, what others owe the farm. */
export const loanKinds = [
  'Overdraft',
  'Term loan',
  'Equipment finance',
  'Livestock finance',
  'Seasonal finance',
  'Lease commitments',
  'Family loan',
  'Creditors',
  'Tax, super and leave',
  'Other debt',
  'Debtors (owed to us)',
] as const

export const workerKinds = [
  'Owner or family, unpaid',
  'Permanent',
  'Casual',
  'Contractor in place of staff',
] as const

export const depreciationMethods = ['Straight line', 'Diminishing value'] as const

/** As grain growers group the agro-ecological zones. */
export const zoneRegions = ['Northern', 'Southern', 'Western'] as const

/** Whether a statement counts what was paid, or what was billed. */
export const statementBases = ['Cash', 'Accrual'] as const

/** What a direct cost is shared over crops or stock by, where no one says each share. */
export const costDrivers = ['What was done', 'Area', 'Income', 'DSE'] as const
