import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { Library } from '../../testing/library.ts';

export const SHOP = `
CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, email VARCHAR(60), fax VARCHAR(20),
  city VARCHAR(30), notes TEXT);
CREATE TABLE product (product_id INTEGER PRIMARY KEY, code VARCHAR(10) NOT NULL UNIQUE, name VARCHAR(60) NOT NULL,
  size VARCHAR(5) CHECK (size IN ('S', 'M', 'L')), weight NUMERIC(6,2), color VARCHAR(20));
CREATE TABLE tag (tag_id INTEGER PRIMARY KEY, name VARCHAR(20) NOT NULL);
CREATE TABLE product_tag (product_id INTEGER NOT NULL REFERENCES product (product_id),
  tag_id INTEGER NOT NULL REFERENCES tag (tag_id), PRIMARY KEY (product_id, tag_id));
CREATE TABLE purchase (purchase_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (customer_id),
  product_id INTEGER NOT NULL REFERENCES product (product_id), bought_on DATE NOT NULL, quantity INTEGER NOT NULL);
CREATE TABLE log_level (log_level_id INTEGER PRIMARY KEY, name VARCHAR(10));
`;

/** Runs SQL on the SQLite file `shop.sqlite` in the folder of the project. */
export function runSql(library: Library, sql: string): void {
  const database = new DatabaseSync(join(library.root, 'shop.sqlite'), { enableForeignKeyConstraints: false });
  database.exec(sql);
  database.close();
}
