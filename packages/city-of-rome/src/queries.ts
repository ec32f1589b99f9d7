/** Facts of City of Rome for boards and bots: its components by id, and the questions that its rules ask of states and views. */
export { type Catalog, catalog } from './components/catalog';
