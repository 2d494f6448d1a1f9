// What `create-react-admin --data-provider simple-rest` writes, signed in on our server: the guesser draws the list.
import { createRoot } from 'react-dom/client';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  CheckForApplicationUpdate,
  EditGuesser,
  fetchUtils,
  Layout,
  ListGuesser,
  Resource,
  ShowGuesser,
} from 'react-admin';

const StarterLayout = ({ children }) => (
  <Layout>
    {children}
    <CheckForApplicationUpdate />
  </Layout>
);

const headers = () => new Headers(JSON.parse(localStorage.getItem('starter.headers')));
const dataProvider = simpleRestProvider(import.meta.env.VITE_SIMPLE_REST_URL, (url, options) =>
  fetchUtils.fetchJson(url, { ...options, headers: headers() }),
);

createRoot(document.getElementById('root')).render(
  <Admin layout={StarterLayout} dataProvider={dataProvider}>
    <Resource name="vehicles" list={ListGuesser} edit={EditGuesser} show={ShowGuesser} />
  </Admin>,
);
