-- Bills with numbers, lines and payments, who sends them, and work by project and day.

create table billing_details (
  id bigint generated always as identity,
  name text not null,
  abn text not null,
  address text,
  email text,
  phone text,
  account_name text,
  bsb text,
  account_number text,
  gst_registered boolean not null default true,
  due_days integer not null default 14,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

alter table bills
  add column "number" text,
  add column financial_year integer,
  add column due_date date,
  add column status_reason text,
  add column sent_at timestamptz,
  add column net bigint,
  add column gst bigint,
  add column total bigint,
  add column paid bigint,
  add column owed bigint,
  add column gst_registered boolean,
  add column issued_by text,
  add column billed_to text,
  add column billed_email text,
  add column pay_to text;

create table bill_lines (
  id bigint generated always as identity,
  bill_id bigint not null,
  description text not null,
  quantity numeric(20,4) not null default 1,
  unit_price bigint not null,
  charges_gst boolean not null default true,
  taken_from_type text,
  taken_from_id bigint,
  sent_at timestamptz,
  business_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

create table bill_payments (
  id bigint generated always as identity,
  bill_id bigint not null,
  date date not null,
  amount bigint not null,
  way text not null default 'Bank transfer',
  note text,
  business_id bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

alter table employee_bills
  alter column bill_id drop not null,
  add column date date,
  add column project_id bigint,
  add column hours numeric(20,2),
  add column description text;

create unique index bills_number_key on bills ("number") where deleted_at is null;

alter table bill_lines add constraint bill_lines_bill_id_fkey
  foreign key (bill_id) references bills (id) deferrable initially immediate;

alter table bill_lines add constraint bill_lines_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table bill_payments add constraint bill_payments_bill_id_fkey
  foreign key (bill_id) references bills (id) deferrable initially immediate;

alter table bill_payments add constraint bill_payments_business_id_fkey
  foreign key (business_id) references businesses (id) deferrable initially immediate;

alter table employee_bills add constraint employee_bills_project_id_fkey
  foreign key (project_id) references projects (id) deferrable initially immediate;

create index bill_lines_bill_id_idx on bill_lines (bill_id);

create index bill_lines_business_id_idx on bill_lines (business_id);

create index bill_lines_taken_from_type_taken_from_id_idx on bill_lines (taken_from_type, taken_from_id);

create index bill_payments_bill_id_idx on bill_payments (bill_id);

create index bill_payments_business_id_idx on bill_payments (business_id);

create index employee_bills_project_id_idx on employee_bills (project_id);

-- Work was kept by bill alone, and was what the bill came to.

update employee_bills w set project_id = b.billable_id from bills b where b.id = w.bill_id;

insert into bill_lines (bill_id, description, unit_price, taken_from_type, taken_from_id, sent_at, business_id)
select b.id, coalesce(c.title, 'Work'), w.amount, 'employee_bills', w.id,
  case when b.status in ('Draft', 'Ready to send') then null
    else coalesce(b.date_invoiced::timestamptz, b.created_at) end, b.business_id
from employee_bills w
join bills b on b.id = w.bill_id and b.deleted_at is null
left join work_categories c on c.id = w.work_category_id
where w.deleted_at is null
order by w.id;

update bills b set net = s.net, gst = round(s.net * 0.1), total = s.net + round(s.net * 0.1), paid = 0,
  owed = s.net + round(s.net * 0.1)
from (
  select b.id, coalesce(sum(l.unit_price), 0) as net
  from bills b left join bill_lines l on l.bill_id = b.id
  where b.deleted_at is null group by b.id
) s
where s.id = b.id;

update bills b set sent_at = n.at, gst_registered = true, financial_year = n.year,
  date_invoiced = n.day, due_date = n.day + 14, "number" = n.year || '-' || lpad(n.place::text, 4, '0')
from (
  select id, at, day, year, row_number() over (partition by year order by day, id) as place
  from (
    select id, coalesce(date_invoiced::timestamptz, created_at) as at, d.day,
      (extract(year from d.day) - case when extract(month from d.day) < 7 then 1 else 0 end)::int as year
    from bills, lateral (select coalesce(date_invoiced, created_at::date) as day) d
    where status not in ('Draft', 'Ready to send') and deleted_at is null
  ) dated
) n
where n.id = b.id;

insert into bill_payments (bill_id, date, amount, way, note, business_id)
select id, date_invoiced, total, 'Other', 'From before payments were recorded', business_id
from bills where status = 'Paid' and total > 0 and deleted_at is null;

update bills set paid = total, owed = 0 where status = 'Paid' and total > 0 and deleted_at is null;

update bills set owed = 0 where status in ('Written off', 'Void') and deleted_at is null;
