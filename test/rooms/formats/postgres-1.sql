create table ludi_tables (
  id text primary key,
  length integer not null,
  mark text not null,
  revision integer not null,
  card text not null,
  open boolean not null,
  updated double precision not null,
  due double precision
);
create table ludi_lines (
  id text not null references ludi_tables on delete cascade,
  n integer not null,
  line text not null,
  primary key (id, n)
);
create table ludi_chat (
  id text not null references ludi_tables on delete cascade,
  seat integer not null,
  request text not null,
  n bigint not null generated always as identity,
  said text not null,
  primary key (id, seat, request)
);
create table ludi_alive (
  one boolean primary key default true check (one),
  last double precision not null,
  outages jsonb not null
);
create table ludi_schema (one boolean primary key default true check (one), version integer not null);
insert into ludi_schema (version) values (1);
