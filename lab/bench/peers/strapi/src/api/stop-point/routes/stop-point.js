const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::stop-point.stop-point');
