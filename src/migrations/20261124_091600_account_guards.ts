import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** An account is printed once; changes of accounts are in the trail of the settings. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create unique index settings_company_profile_banks_once
      on settings_company_profile_banks (_parent_id, iban);
    create trigger z_audit_before before insert or update or delete on settings_company_profile_banks
      for each row execute function
        audit_list_before('settings', 'company_profile_banks', '_parent_id', '_order');
    create constraint trigger z_audit_list
      after insert or update or delete on settings_company_profile_banks
      deferrable initially deferred for each row
      execute function audit_list('settings', 'company_profile_banks', '_parent_id', '_order');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger z_audit_list on settings_company_profile_banks;
    drop trigger z_audit_before on settings_company_profile_banks;
    drop index settings_company_profile_banks_once;`)
}
