const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::stop-point.stop-point');
