-- Customers: companies with their branches and employees, meetings and projects.

-- Customers.
create type enum_companies_language as enum ('tr', 'en', 'fr', 'ar');
create table companies (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  title varchar collate "tr-x-icu",
  description varchar,
  email varchar,
  accountant_name varchar,
  accountant_phone varchar,
  boss_name varchar,
  boss_phone varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  title_folded text collate "C" generated always as (fold_text(title)) stored,
  email_folded text collate "C" generated always as (fold_text(email)) stored,
  boss_name_folded text collate "C" generated always as (fold_text(boss_name)) stored,
  boss_phone_folded text collate "C" generated always as (digits_text(boss_phone)) stored,
  language enum_companies_language
);
create index companies_updated_at_idx on companies (updated_at);
create index companies_created_at_idx on companies (created_at);
create index companies_name_idx on companies (name);

create table companies_extra_emails (
  _order integer not null,
  _parent_id integer not null
    constraint companies_extra_emails_parent_id_fk references companies (id) on delete cascade,
  id varchar primary key,
  email varchar not null
);
create index companies_extra_emails_order_idx on companies_extra_emails (_order);
create index companies_extra_emails_parent_id_idx on companies_extra_emails (_parent_id);

create type enum_companies_working_days as enum (
  'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
create table companies_working_days (
  "order" integer not null,
  parent_id integer not null
    constraint companies_working_days_parent_fk references companies (id) on delete cascade,
  value enum_companies_working_days,
  id serial primary key
);
create index companies_working_days_order_idx on companies_working_days ("order");
create index companies_working_days_parent_idx on companies_working_days (parent_id);

-- Branches of a customer.
create table branches (
  id serial primary key,
  company_id integer not null
    constraint branches_company_id_companies_id_fk references companies (id) on delete restrict,
  name varchar collate "tr-x-icu" not null,
  tax_office varchar,
  tax_number varchar,
  address varchar,
  phone varchar,
  manager varchar,
  manager_title varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  tax_number_folded text collate "C" generated always as (digits_text(tax_number)) stored,
  phone_folded text collate "C" generated always as (digits_text(phone)) stored
);
create index branches_company_idx on branches (company_id);
create index branches_tax_number_idx on branches (tax_number);
create index branches_updated_at_idx on branches (updated_at);
create index branches_created_at_idx on branches (created_at);
create index branches_name_idx on branches (name);

-- People at a customer; one of them is the default contact.
create table employees (
  id serial primary key,
  company_id integer not null
    constraint employees_company_id_companies_id_fk references companies (id) on delete restrict,
  branch_id integer
    constraint employees_branch_id_branches_id_fk references branches (id) on delete restrict,
  name varchar collate "tr-x-icu" not null,
  title varchar,
  phone1 varchar,
  phone2 varchar,
  cell_phone1 varchar,
  cell_phone2 varchar,
  email varchar,
  note varchar,
  is_executive boolean default false,
  is_contact boolean default false,
  is_default_contact boolean default false,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored,
  email_folded text collate "C" generated always as (fold_text(email)) stored,
  phone1_folded text collate "C" generated always as (digits_text(phone1)) stored,
  phone2_folded text collate "C" generated always as (digits_text(phone2)) stored,
  cell_phone1_folded text collate "C" generated always as (digits_text(cell_phone1)) stored,
  cell_phone2_folded text collate "C" generated always as (digits_text(cell_phone2)) stored
);
create index employees_company_idx on employees (company_id);
create index employees_branch_idx on employees (branch_id);
create index employees_updated_at_idx on employees (updated_at);
create index employees_created_at_idx on employees (created_at);
create unique index employees_one_default_contact on employees (company_id)
  where is_default_contact;
create index employees_name_idx on employees (name);

-- Meetings with customers.
create type enum_meets_meet_type as enum ('visit', 'phone', 'online', 'email', 'other');
create type enum_meets_status as enum ('planned', 'held', 'cancelled');
create table meets (
  id serial primary key,
  title varchar collate "tr-x-icu" not null,
  company_id integer
    constraint meets_company_id_companies_id_fk references companies (id) on delete restrict,
  meet_type enum_meets_meet_type,
  company_employee_id integer
    constraint meets_company_employee_id_employees_id_fk
      references employees (id) on delete restrict,
  contact_person varchar,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  status enum_meets_status default 'planned',
  notes varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  title_folded text collate "C" generated always as (fold_text(title)) stored,
  contact_person_folded text collate "C" generated always as (fold_text(contact_person)) stored
);
create index meets_company_idx on meets (company_id);
create index meets_company_employee_idx on meets (company_employee_id);
create index meets_starts_at_idx on meets (starts_at);
create index meets_updated_at_idx on meets (updated_at);
create index meets_created_at_idx on meets (created_at);
create index meets_title_idx on meets (title);

-- Projects of a customer.
create table company_projects (
  id serial primary key,
  name varchar collate "tr-x-icu" not null,
  company_id integer
    constraint company_projects_company_id_companies_id_fk
      references companies (id) on delete restrict,
  start_date timestamptz(3),
  end_date timestamptz(3),
  default_link varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  name_folded text collate "C" generated always as (fold_text(name)) stored
);
create index company_projects_company_idx on company_projects (company_id);
create index company_projects_updated_at_idx on company_projects (updated_at);
create index company_projects_created_at_idx on company_projects (created_at);
create index company_projects_name_idx on company_projects (name);
